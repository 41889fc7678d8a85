import { type BrowserContext, chromium } from 'playwright';
import { launchOptions } from './browser.ts';

/** A separate browser, whose profile survives it like a phone's. */
export function openOwnBrowser(profile: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    baseURL,
    viewport: { width: 360, height: 740 },
  });
}

/** The browser's process id; ask while it is still running. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const told = await session?.send('SystemInfo.getProcessInfo');
  const own = told?.processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('the browser does not say which process it is');
  return own.id;
}

/** Kills a context's browser like a system short of memory, without notice. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const pid = await processOf(context);
  const closed = new Promise<unknown>((resolve) => context.once('close', resolve));
  process.kill(pid, 'SIGKILL');
  await closed;
}
