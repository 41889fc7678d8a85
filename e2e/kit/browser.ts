import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test with: an explicit path, else Playwright's own, else the system's. */
function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path && existsSync(path),
  );
}

/** Playwright's download first; where it is not reachable, the system's packages. */
const INSTALLERS: [string, string[]][][] = [
  [['npx', ['playwright', 'install', 'chromium']]],
  [
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', 'chromium']],
  ],
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

/** How to start the browser; installs one where there is none. */
export function launchOptions(): { executablePath: string; args: string[] } {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: findBrowser() ?? installBrowser(),
    // Without the second flag Chromium calls home at every start, which a closed network makes slow.
    args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
  };
}
