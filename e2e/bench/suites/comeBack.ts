import type { Page } from 'playwright';
import type { Lab } from '../lab.ts';
import { SLOW } from '../server/linkShape.ts';

export type Visit = 'offline' | 'repeat';

/** By then the browser has taken the closed page apart. It does so after it says that the page is closed. */
const GONE_MS = 1000;

/**
 * Measures a start of the browser without a link, then one in a new page on the slow link, with the worker at
 * rest.
 */
export async function comeBack(
  { link, startPhone }: Lab,
  profile: string,
  measure: (page: Page, visit: Visit) => Promise<void>,
): Promise<void> {
  link.cut(true);
  const phone = await startPhone(profile);
  await phone.context.setOffline(true);
  try {
    const cold = await phone.openPage();
    await measure(cold.page, 'offline');

    link.cut(false);
    link.shape(SLOW);
    // Before the worker stops: otherwise the browser would wait for a worker that is gone.
    await phone.context.setOffline(false);
    await cold.page.close();
    const { page, devtools } = await phone.openPage();
    // Now that it is closed: what a page asks for on coming online starts its worker, which keeps its process warm.
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await new Promise((resolve) => setTimeout(resolve, GONE_MS));
    await measure(page, 'repeat');
  } finally {
    link.cut(false);
    link.shape(undefined);
    await phone.close();
  }
}
