import { afterPaint } from '../../lib/afterPaint.ts';
import { OF_THE_APP } from '../ofTheApp.ts';

/** Opens the login or the registration, which stand in the HTML and take typing by themselves. */
const OPENERS = '[commandfor], [aria-haspopup="dialog"]';
/** The first letter is usually typed within that; evaluating the app would hold it up. */
const PATIENCE_MS = 800;

const TYPES = ['pointerdown', 'focusin', 'click', 'submit'] as const;

/** Starts the app when something of it is touched; returns how to stop that. */
export function startWhenTouched(startApp: () => void): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const startSoon = () => {
    patience ??= setTimeout(startApp, PATIENCE_MS);
  };
  const touched = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const part = target.closest(OF_THE_APP);
    if (!part) return;
    const opener = part.closest(OPENERS);
    if (opener && type === 'click') openLogin(opener);
    if (opener || (part.matches('dialog input') && type !== 'submit')) startSoon();
    else startApp();
  };
  // The letter is painted first.
  const typed = () => afterPaint(startApp);
  for (const type of TYPES) addEventListener(type, touched, { capture: true });
  addEventListener('input', typed, { capture: true });
  // Before this script came, something may have been pressed, opened, sent or reached by keyboard.
  if (document.querySelector('[data-held]')) startApp();
  else if (document.querySelector('dialog[open]')) startSoon();
  else if (document.activeElement?.closest(OF_THE_APP)) startApp();
  return () => {
    clearTimeout(patience);
    for (const type of TYPES) removeEventListener(type, touched, { capture: true });
    removeEventListener('input', typed, { capture: true });
  };
}

/** The dialog of a price that was pressed; the price itself is pressed again once the app is here. */
function openLogin(opener: Element): void {
  if (opener.hasAttribute('commandfor')) return;
  const dialog = document.querySelector('dialog#auth');
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  document.documentElement.dataset['asked'] = 'login';
  dialog.showModal();
}
