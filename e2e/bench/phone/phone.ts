import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../../kit/browser.ts';
import { watchPage } from './watchPage.ts';

/** How much slower than this machine the simulated phone is. */
const CPU_TIMES_SLOWER = 6;
/** A browser that has just started is busy; wait this long. */
const SETTLE_MS = 1000;

/** A browser with its own profile, which survives the browser's process. */
export interface Phone {
  context: BrowserContext;
  /** Opens a page with a phone's speed, which records its own timings. */
  openPage(options?: PageOptions): Promise<PhonePage>;
  close(): Promise<void>;
}

interface PageOptions {
  timesSlower?: number;
  /** Selector of the element that appears when a form has been answered. */
  answer?: string;
}

export interface PhonePage {
  page: Page;
  devtools: CDPSession;
}

/** Starts a browser with the profile in this folder. */
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
    context,
    async openPage({ timesSlower = CPU_TIMES_SLOWER, answer = '' } = {}) {
      const page = await context.newPage();
      await page.addInitScript(watchPage, answer);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
      return { page, devtools };
    },
    close: () => context.close(),
  };
}
