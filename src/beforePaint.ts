import { afterPaint } from './lib/afterPaint.ts';
import { here } from './lib/base.ts';
import { fetchNamed } from './lib/fetchNamed.ts';

/**
 * Inlined into every HTML page and run before the first paint: sets the theme, the data saver and the session
 * and break classes, and handles the few clicks that must work before React arrives. Kept under 1.6 KB; the
 * Content-Security-Policy carries its hash.
 */
const root = document.documentElement;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const mark = (name: string, isOn: boolean) => root.classList.toggle(name, isOn);

const scheme = read('oja:color-scheme') ?? 'light';
const isDark =
  scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
mark('dark', isDark);
mark('light', !isDark);
const lite = read('oja:lite');
mark('lite', lite ? lite === 'on' : navigator.connection?.saveData === true);
// Hides what only guests see until the session is read, so that players do not see it flash.
mark('has-session', /"held":true/.test(read('oja:canary') ?? ''));
// During a break, hides offers on every page from the first paint. `stateOfPlay.ts` keeps the class up to
// date.
mark('on-break', /"break":/.test(read('oja:play-lock') ?? ''));
// The page of an interruption has neither rail nor slip; `Shell.tsx` takes over.
mark('is-closed', here() === '/maintenance');

// Older than the browsers we build for (README): the page can be read and says why nothing else works, and no
// code starts.
const isOld = !window.AbortSignal || !('timeout' in AbortSignal) || !('inert' in root);
mark('old', isOld);

// Only the click itself tells which button opened a dialog, so it is remembered until the dialog's code
// arrives. Browsers without `command` buttons (before 2025) get the two commands we use. Clicks on any other
// button whose code is missing are repeated once it arrives. Until then React keeps such clicks from all
// other listeners.
const hasCommands = 'command' in HTMLButtonElement.prototype;
addEventListener('click', ({ target }) => press(target), { capture: true });

function press(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  const commanded = button.getAttribute('commandfor');
  if (!commanded) {
    if (button.type === 'button' && button.closest('[data-cold]')) button.dataset['held'] = '';
    return;
  }
  // For whoever opens the login, once it is drawn, which a dozen requests would hold up. A worker may have it all.
  if (!navigator.serviceWorker?.controller) afterPaint(() => fetchNamed('later'));
  if (button.value) root.dataset['asked'] = button.value;
  const dialog = document.getElementById(commanded);
  if (hasCommands || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

// Hold a form that is sent before its code arrives: a native submit would put the fields in the address.
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset['held'] = '';
});
