import type { BrowserContext } from 'playwright';

/** Its process, while it can still be asked. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const told = await session?.send('SystemInfo.getProcessInfo');
  const own = told?.processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('the browser does not say which process it is');
  return own.id;
}

/** Ends the browser of a context as the system does that wants its memory: nobody is told. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const pid = await processOf(context);
  const closed = new Promise<unknown>((resolve) => context.once('close', resolve));
  process.kill(pid, 'SIGKILL');
  await closed;
}
