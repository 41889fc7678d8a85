/**
 * Inlined into every HTML page and run before anything is painted: the theme, whether data is saved,
 * whether a session is held or a break runs, and the little that must work before React has arrived. Kept
 * under 1.5 KB; its hash stands in the Content-Security-Policy.
 */
const root = document.documentElement;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const scheme = read('oja:color-scheme') ?? 'light';
const isDark =
  scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
root.classList.toggle('dark', isDark);
root.classList.toggle('light', !isDark);
const lite = read('oja:lite');
root.classList.toggle('lite', lite ? lite === 'on' : navigator.connection?.saveData === true);
// Hides what only guests see until the session is read, so that no player sees a flash of it.
root.classList.toggle('has-session', /"held":true/.test(read('oja:canary') ?? ''));
// A break keeps offers out of every page from the first paint on; `stateOfPlay.ts` follows it then.
root.classList.toggle('on-break', /"break":/.test(read('oja:play-lock') ?? ''));
// The page of an interruption has neither rail nor slip; `Shell.tsx` takes over.
root.classList.toggle('is-closed', location.pathname === '/maintenance');

// Older than what we build for (README): the page reads, says why no more works, and no code starts.
const isOld = !window.AbortSignal || !('timeout' in AbortSignal) || !('inert' in root);
root.classList.toggle('old', isOld);

// Which button has opened a dialog is known to nobody else when its code arrives. Browsers without
// declarative dialogs (before 2025) get the two commands we use. Any other button whose code has not
// arrived is pressed again when it has. React keeps such clicks from everyone behind it.
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
  if (button.value) root.dataset['asked'] = button.value;
  const dialog = document.getElementById(commanded);
  if (hasCommands || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

// A form sent before its code has arrived waits for it; a navigation would put the fields in the address.
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset['held'] = '';
});
