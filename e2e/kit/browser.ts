import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without its window: the stories take two thirds of the time in it. */
const SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test with: an explicit path, else Playwright's own, else the system's. */
function findBrowser(except?: string): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path && path !== except && existsSync(path),
  );
}

/** Playwright's download first, then the system's packages where that cannot be reached. */
const INSTALLERS: [string, string[]][][] = [
  [['npx', ['playwright', 'install', 'chromium']]],
  [
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', 'chromium-headless-shell']],
  ],
  [['apt-get', ['install', '--yes', 'chromium']]],
];

function installBrowser(): string {
  for (const commands of INSTALLERS) {
    try {
      for (const [command, args] of commands) {
        execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 });
      }
    } catch {
      continue;
    }
    const found = findBrowser();
    if (found) return found;
  }
  throw new Error('No browser found or installed. Set CHROMIUM_PATH to a Chromium or Chrome.');
}

/**
 * Launch options; installs a browser if there is none. `like: 'players'` takes a whole Chromium where there is
 * one, for timings.
 */
export function launchOptions({ like = 'tests' }: { like?: 'tests' | 'players' } = {}): {
  executablePath: string;
  args: string[];
} {
  const isRoot = process.getuid?.() === 0;
  const whole = like === 'players' ? findBrowser(SHELL) : undefined;
  return {
    executablePath: whole ?? findBrowser() ?? installBrowser(),
    // Without the second flag Chromium calls home at every start, which is slow on a closed network.
    args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
  };
}
