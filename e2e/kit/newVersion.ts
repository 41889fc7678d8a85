import type { Page } from 'playwright';

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
