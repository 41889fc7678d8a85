import { colourBar } from '../lib/barColour.ts';
import { here } from '../lib/base.ts';
import { showLastView } from './lastView.ts';
import { holdPresses } from './presses.ts';

/**
 * The one inline script: at the top of every page, so that it runs before anything is shown. It sets theme, data
 * saver, session and break on the root element, shows home as it last was, and holds what is pressed before there
 * is code. The Content-Security-Policy carries its hash. `README.md` names every mark.
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
colourBar(isDark);
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

holdPresses();
try {
  showLastView();
} catch {
  // Damaged, or storage is blocked: the shell stays.
}
