import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../../kit/browser.ts';
import { watchPage } from './watchPage.ts';

/** How much slower than this machine the phone is. */
const CPU_TIMES_SLOWER = 6;
/** A browser that has just started is busy with itself. */
const SETTLE_MS = 1000;

/** A browser with one profile; what it has kept outlives its process. */
export interface Phone {
  context: BrowserContext;
  /** A new page, as slow as a phone's, which watches itself. */
  openPage(options?: PageOptions): Promise<PhonePage>;
  close(): Promise<void>;
}

interface PageOptions {
  timesSlower?: number;
  /** Selector of what appears when a form was answered. */
  answer?: string;
}

export interface PhonePage {
  page: Page;
  devtools: CDPSession;
}

/** Starts a browser with a profile: the folder where it keeps what outlives it. */
export async function startPhone(
  profile: string,
  { spkiHash, baseURL }: { spkiHash: string; baseURL: string },
): Promise<Phone> {
  const { executablePath, args } = launchOptions();
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
