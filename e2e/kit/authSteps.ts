import type { Locator, Page } from 'playwright';
import type { MockControl } from '../../mocks/control/client.ts';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** A field of the visible view; the login stays in the page behind the others. */
export function fieldOf(page: Page, name: string): Locator {
  return dialogOf(page).locator(`input[name=${name}]:visible`);
}

/** The text tied to a field as its error. */
export function errorOf(page: Page, name: string): Locator {
  const form = dialogOf(page).locator('form:visible');
  return form.locator('.field', { has: page.locator(`[name=${name}]`) }).locator('.field__error');
}

export async function press(page: Page, name: string): Promise<void> {
  await dialogOf(page).getByRole('button', { name, exact: true }).click();
}

/** Opens the login from the header of a guest's page on a phone. */
export const openLogin = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Log ?in$/i })
    .click();

/** Logs in, in the dialog that is already open. */
export async function logIn(page: Page, username = 'adaeze'): Promise<void> {
  await dialogOf(page).getByLabel('Username').fill(username);
  await dialogOf(page).getByLabel('Password', { exact: true }).fill('Passw0rd1');
  await dialogOf(page).getByRole('button', { name: 'Login', exact: true }).click();
}

/** The input of the last call to a subject such as `POST /register`; secrets are masked. */
export async function lastSent(mock: MockControl, subject: string): Promise<unknown> {
  const entries = await mock.journal();
  return entries.findLast((entry) => entry.subject === subject)?.sent;
}

export async function countOf(mock: MockControl, subject: string): Promise<number> {
  return (await mock.journal()).filter((entry) => entry.subject === subject).length;
}

/** Where a pattern occurs in anything kept or shown: databases, caches, storages, the document. */
export async function traces(page: Page, pattern: RegExp): Promise<string[]> {
  const parts = await page.evaluate(everythingKept);
  return parts.flatMap(([place, text]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${place}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
  });
}

/** Runs in the page: all that outlives it or is seen, by its place. */
export async function everythingKept(): Promise<[place: string, text: string][]> {
  const parts: [string, string][] = [
    [
      'document',
      [...document.querySelectorAll('body > :not(script)')].map((part) => part.outerHTML).join(),
    ],
    ['address', location.href],
    ['localStorage', JSON.stringify({ ...localStorage })],
    ['sessionStorage', JSON.stringify({ ...sessionStorage })],
  ];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      // The code of the app and the documents are the same for everybody.
      if (/^\/(assets\/|pages\.json$)/.test(new URL(request.url).pathname)) continue;
      const response = await cache.match(request);
      parts.push([`${name} ${request.url}`, `${request.url} ${await response?.text()}`]);
    }
  }
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store);
      const rows = [await done(all.getAllKeys()), await done(all.getAll())];
      parts.push([`${name}/${store}`, JSON.stringify(rows)]);
    }
    database.close();
  }
  return parts;
}
