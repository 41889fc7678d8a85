import type { Page } from 'playwright';
import { expect } from 'playwright/test';

export const updateButton = (page: Page) =>
  page.getByRole('button', { name: 'Update', exact: true });

/** Ends the worker in charge while another waits, as the phone does with one that has nothing to do. */
export async function endOldWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    // The new one must not be ended at its work: the page that it is to open would never come.
    const old = versions.find(({ status }) => status === 'activated');
    if (!old || !versions.some(({ status }) => status === 'installed')) return;
    const { versionId } = old;
    devtools.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.detach();
}

/**
 * A page that starts while a version waits starts anew under it: of itself, or, where the browser still counts a
 * page that was left, once the player taps Update.
 */
export async function takeNewVersion(page: Page, isIn: () => Promise<boolean>): Promise<void> {
  const afterOffer = async () => {
    if (await updateButton(page).isVisible()) {
      await endOldWorker(page);
      // It may be gone by now, with its page.
      await updateButton(page)
        .click({ timeout: 1000 })
        .catch(() => undefined);
    }
    // Its next document may be on its way.
    return isIn().catch(() => false);
  };
  await expect.poll(afterOffer).toBe(true);
}
