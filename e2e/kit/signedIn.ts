import type { Page } from 'playwright';

/**
 * Signs a player in without the dialog: asks the server and stores what the app would keep. The page is then
 * on no page of the app. Stories about signing in use `signIn`.
 */
export async function beSignedIn(page: Page, username = 'adaeze'): Promise<void> {
  // A small file on the same origin, without the app.
  await page.goto('/robots.txt');
  await page.evaluate(keepSession, username);
}

/** Runs in the page. The demo player signs in without a password. */
async function keepSession(username: string): Promise<void> {
  const isDemo = username === 'demo';
  const answer = await fetch(isDemo ? '/api/login/demo' : '/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(isDemo ? {} : { username, password: 'Passw0rd1' }),
  });
  const { token, user } = await answer.json();
  if (!token) throw new Error(`${username} could not sign in`);

  const { epoch } = JSON.parse(localStorage.getItem('oja:canary') ?? '{"epoch":0}');
  const wallet = { balance: 0, cash: 0, coins: 0, sports: 0, wicket: 0 };
  const owner = crypto.randomUUID();
  const data = { token, owner, user, wallet, exposureAmount: 0, walletAt: 0 };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('oja', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  await new Promise((resolve, reject) => {
    const writing = database.transaction('keyval', 'readwrite');
    const record = { v: 1, rev: 1, epoch, at: Date.now(), data };
    writing.objectStore('keyval').put(record, 'session@1');
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  database.close();
  // The player before may have left while their wipe was under way: the next start would finish it with ours.
  localStorage.removeItem('oja:wipe-pending');
  localStorage.setItem('oja:canary', JSON.stringify({ epoch, held: true }));
}
