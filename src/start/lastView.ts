import { here } from '../lib/base.ts';
import { LAST_VIEW_KEY, LOCK_KEY } from '../storage/keys.ts';
import { lastViewStamp } from './lastViewStamp.ts';

const DRAWING = 'http://www.w3.org/2000/svg';
const MOST_MS = 7 * 24 * 60 * 60_000;

/**
 * Shows a returning player's home as it last was, until the app has rendered it anew (`app/handOver`). Ahead of the
 * shell, which the browser then never lays out or draws. Built element by element, because Trusted Types refuse HTML.
 */
export function showLastView(): void {
  const { className } = document.documentElement;
  const mayNot = !/has-session/.test(className) || /\b(old|on-break)\b/.test(className);
  if (mayNot || here() !== '/home' || localStorage.getItem(LOCK_KEY) !== null) return;
  const [stamp, at, rules, view]: unknown[] = JSON.parse(
    localStorage.getItem(LAST_VIEW_KEY) || '[]',
  );
  if (stamp !== lastViewStamp() || !(Date.now() - Number(at) < MOST_MS)) return;
  const page = build(view);
  if (!(page instanceof HTMLElement) || !Array.isArray(rules)) return;
  // The policy for styles knows no hash of the rules, but scripts may make a sheet. Safari before 16.4 cannot.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets = [sheet];
  page.querySelector(navigator.onLine ? '[data-offline]' : '[data-online]')?.remove();
  page.id = 'last-view';
  document.body.append(page);
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
