import { flushSync } from 'react-dom';
import { openAsked } from '../../features/auth/firstStep.ts';
import { textPlace } from '../routing/documentText.ts';
import { carry, isBeingFilledIn } from './carry.ts';
import { isFilled } from './isFilled.ts';
import { buttonIn, pressAgain, pressedIn } from './pressAgain.ts';

const LOOK_EVERY_MS = 50;
/** When the app's page does not fill, it takes its place after this long anyway. */
const FILL_LIMIT_MS = 2000;
/** The login's code may be slower than the app's. What is typed stands until then. */
const LOGIN_LIMIT_MS = 10_000;

/** What stands in the app's place: home as it was last seen, else the HTML of a page or of the shell. */
export function standingPage(): HTMLElement | undefined {
  const page = document.getElementById('standing');
  const view = document.getElementById('last-view');
  // What is seen there may be kept for the next start.
  if (page?.dataset['page'] === '') document.getElementById('root')?.setAttribute('data-page', '');
  if (view) page?.remove();
  return view ?? page ?? undefined;
}

/** Lets the app render into its root while another page stands. */
export function makeRoom(root: HTMLElement): void {
  // It has its real size, because parts of a page look whether they are near the view.
  root.style.cssText = 'position: fixed; inset: 0; overflow: hidden; visibility: hidden';
}

/**
 * Puts the app's page in the place of what stands, in one task: what was typed, the focus, an open login, a form
 * that was sent and the last press go over. A whole page (`isWhole`) stands until the app's has as much to show, or
 * the player has pressed something; and nothing is replaced while somebody fills in a form.
 */
export async function handOver(
  standing: HTMLElement,
  root: HTMLElement,
  isWhole: boolean,
): Promise<void> {
  const openLogin = () => standing.querySelector<HTMLDialogElement>('dialog#auth[open]');
  // Closed again, too: what opens it the next time must not wait for code, with nothing to see.
  const isLoginWanted = () =>
    openLogin() !== null || document.documentElement.dataset['asked'] !== undefined;
  const isAsked = () =>
    standing.querySelector('[data-held]') !== null || root.querySelector('dialog[open]') !== null;
  root.scrollTop = scrollY;
  if (isWhole) await until(() => isFilled(root) || isAsked(), FILL_LIMIT_MS);
  await until(() => !isLoginWanted() || root.querySelector('dialog#auth') !== null, LOGIN_LIMIT_MS);
  // A button that goes between press and release gets no click, and the press would be lost.
  await until(() => !isBeingFilledIn(standing) && !standing.matches(':active'));
  const focused = document.activeElement;
  // Both are laid out for a moment, and the browser would scroll along with a text that moves.
  document.documentElement.style.overflowAnchor = 'none';
  moveText(standing);
  const pressed = pressedIn(standing);
  root.removeAttribute('style');
  const login = openLogin();
  if (login) {
    // While it is open, nothing outside can take the focus. When the app's closes, the browser gives the focus back
    // to what has it now.
    login.close();
    if (pressed) buttonIn(root, pressed.name)?.focus({ preventScroll: true });
    flushSync(openAsked);
  }
  carry(standing, root, focused);
  // Those of the last view: the app has brought its own styles by now, perhaps of a newer version.
  document.adoptedStyleSheets = [];
  standing.remove();
  void root.offsetHeight;
  document.documentElement.style.removeProperty('overflow-anchor');
  // Where it is in a text that was moved.
  if (focused instanceof HTMLElement && root.contains(focused))
    focused.focus({ preventScroll: true });
  focusOpened(root);
  if (pressed && !pressed.isDone) pressAgain(root, pressed.name);
}

/** The text of a document stays the page's, in the app's frame (`DocumentSlot`). */
function moveText(standing: HTMLElement): void {
  const text = standing.querySelector('#document');
  if (text) textPlace.current?.append(text);
}

/** Resolves once it is so; in the same task where it is so already. */
async function until(isSo: () => boolean, limitMs = Number.POSITIVE_INFINITY): Promise<void> {
  for (let waited = 0; !isSo() && waited < limitMs; waited += LOOK_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** A dialog that opened out of sight could take no focus. */
function focusOpened(root: HTMLElement): void {
  const dialog = root.querySelector<HTMLElement>('dialog[open]');
  if (!dialog || dialog.contains(document.activeElement)) return;
  (dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog).focus({ preventScroll: true });
}
