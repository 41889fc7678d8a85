import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../kit/browser.ts';
import type { Link } from './link.ts';
import { watchPage } from './watchPage.ts';

/** How much slower than this machine the simulated phone is. */
const CPU_TIMES_SLOWER = 6;
/** A browser that has just started is busy; wait this long. */
const SETTLE_MS = 1000;
/** Longer than any pause between a worker's steps. */
const QUIET_MS = 5000;

/** The button that opens the login dialog, on the landing page and on the static one. */
export const LOGIN = '[commandfor="auth"]';

/** A browser with its own profile, which survives the browser's process. */
export interface Phone {
  profile: string;
  context: BrowserContext;
  /** Opens a page with a phone's speed, which records its own timings. */
  openPage(options?: { timesSlower?: number }): Promise<{ page: Page; devtools: CDPSession }>;
  close(): Promise<void>;
}

export async function startPhone(
  profile: string,
  { spkiHash, baseURL }: { spkiHash: string; baseURL: string },
): Promise<Phone> {
  const { executablePath, args } = launchOptions({ like: 'players' });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--ignore-certificate-errors-spki-list=${spkiHash}`],
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return {
    profile,
    context,
    async openPage({ timesSlower = CPU_TIMES_SLOWER } = {}) {
      const page = await context.newPage();
      await page.addInitScript(watchPage);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
      return { page, devtools };
    },
    close: () => context.close(),
  };
}

/** Nothing more comes: the page's worker has stored all its files, or the page has not asked for one. */
export async function atRest(page: Page, link: Link): Promise<void> {
  await link.quiet(QUIET_MS);
  await page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
  });
  await link.quiet(QUIET_MS);
}
