import { get } from 'idb-keyval';

/** How often a record was saved, by its key: `receipts@1`. */
export async function savedRev(key: string): Promise<number | undefined> {
  // Of the page that is open now: a test that opens tabs has one in each.
  const { database } = await import('../storage/database.ts');
  return (await get(key, database))?.rev;
}
