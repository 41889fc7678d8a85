import { afterPaint } from './lib/afterPaint.ts';
import { here } from './lib/base.ts';
import { fetchNamed } from './lib/fetchNamed.ts';
import { startLinked } from './lib/startLinked.ts';
import { LAST_VIEW_KEY, LOCK_KEY } from './storage/keys.ts';
import { lastViewStamp } from './storage/lastViewStamp.ts';

/**
 * Inlined into the shell, ahead of the root: shows a returning player's home as it last was, until the app has
 * rendered it anew (`app/services/lastView.ts`), and starts the app. The browser then never lays out or draws the
 * empty shell. Built element by element, because Trusted Types refuse HTML. The Content-Security-Policy carries
 * its hash.
 */
const DRAWING = 'http://www.w3.org/2000/svg';
const MOST_MS = 7 * 24 * 60 * 60_000;

/**
 * Time to answer a tap on the last view, once it is drawn, before the app's code takes the processor. A phone that
 * has the view has the code, too, and each request costs a slow one half a frame.
 */
const DRAWN_MS = 250;
/** A page in the background is not drawn. */
const UNSEEN_MS = 1500;

let isShown = false;
try {
  isShown = show();
} catch {
  // Damaged, or storage is blocked: the shell stays.
}
if (isShown) {
  afterPaint(() => setTimeout(start, DRAWN_MS));
  setTimeout(start, UNSEEN_MS);
} else {
  fetchNamed('ahead');
  start();
}

/** The root stands behind this script. */
function start(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startLinked);
  else startLinked();
}

/** Whether a last view is shown now. */
function show(): boolean {
  const { className } = document.documentElement;
  const mayNot = !/has-session/.test(className) || /\b(old|on-break)\b/.test(className);
  if (mayNot || here() !== '/home' || localStorage.getItem(LOCK_KEY) !== null) return false;
  const [stamp, at, rules, view, menu]: unknown[] = JSON.parse(
    localStorage.getItem(LAST_VIEW_KEY) || '[]',
  );
  if (stamp !== lastViewStamp() || !(Date.now() - Number(at) < MOST_MS)) return false;
  const page = build(view);
  // The policy for styles knows no hash of the rules, but scripts may add rules to a sheet that it knows.
  const index = document.styleSheets.length - 1;
  const sheet = document.styleSheets[index];
  if (!(page instanceof HTMLElement) || !Array.isArray(rules) || !sheet) return false;
  for (const rule of rules) sheet.insertRule(String(rule), sheet.cssRules.length);
  page.querySelector(navigator.onLine ? '[data-offline]' : '[data-online]')?.remove();
  page.id = 'last-view';
  page.dataset['rules'] = `${index} ${rules.length}`;
  document.body.append(page);
  page.onclick = ({ target }) => {
    if (markPressed(target)?.matches('[aria-label="Menu"]')) openMenu(menu);
  };
  return true;
}

/** The app presses it again (`app/services/lastPresses.ts`). */
function markPressed(target: EventTarget | null): Element | undefined {
  const button = target instanceof Element && target.closest('button');
  if (!button) return undefined;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
  return button;
}

/** The menu works before the app does: its links lead on. */
function openMenu(menu: unknown): void {
  const dialog = document.getElementById('last-menu') || build(menu);
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog.id = 'last-menu';
  dialog.onclick = ({ target }) => {
    const isClose = markPressed(target)?.matches('[aria-label="Close"]');
    if (isClose || target === dialog) dialog.close();
  };
  document.body.append(dialog);
  dialog.showModal();
}

/** From text, or `[tag, attributes, ...children]`. */
function build(node: unknown, isDrawn = false): Node {
  if (!Array.isArray(node)) return new Text(String(node));
  const [tag, attributes, ...children]: unknown[] = node;
  const isDrawing = isDrawn || tag === 'svg';
  const space = isDrawing ? DRAWING : document.body.namespaceURI;
  const element = document.createElementNS(space, String(tag));
  for (const [name, value] of Object.entries(Object(attributes))) {
    element.setAttribute(name, String(value));
  }
  element.append(...children.map((child) => build(child, isDrawing)));
  return element;
}
