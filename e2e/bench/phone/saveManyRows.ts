import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';

const RECORD = 'list:bets-settled@1';

/** Multiplies the player's settled bets saved on this phone to this number; `page` must be signed in. */
export async function saveManyRows(page: Page, count: number): Promise<void> {
  await page.goto(paths.myBets);
  await page.getByRole('tab', { name: 'Settled' }).click();
  await page.waitForFunction(repeatSavedRows, { key: RECORD, count }, { polling: 500 });
}

/** Runs in the page, sent as text. True when the record existed. */
async function repeatSavedRows({ key, count }: { key: string; count: number }): Promise<boolean> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('oja'));
  const store = database.transaction('keyval', 'readwrite').objectStore('keyval');
  const record = await done(store.get(key));
  const rows = record?.data?.bets;
  if (!Array.isArray(rows) || rows.length === 0) return false;
  record.data.bets = Array.from({ length: count }, (_, index) => ({
    ...rows[index % rows.length],
    betId: `row-${index}`,
  }));
  await done(store.put(record, key));
  database.close();
  return true;
}
