// Run in a page of the app: each is sent there as text, so none may name anything outside itself.

export interface Outbox {
  /** `n` failures; it rests until `next`. */
  waiting: { id: string; body: unknown; n: number; next: number }[];
  /** Buried as poison. */
  dead: { id: string; body: unknown }[];
}

/** What stands on the device. */
export async function readOutbox(): Promise<Outbox> {
  const none: Outbox = { waiting: [], dead: [] };
  return new Promise((resolve) => {
    const request = indexedDB.open('outbox');
    // Opening must not create what the app is to create.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(none);
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction(['q', 'dead']);
      const waiting = transaction.objectStore('q').getAll();
      const dead = transaction.objectStore('dead').getAll();
      transaction.oncomplete = () => resolve({ waiting: waiting.result, dead: dead.result });
      transaction.onabort = () => resolve(none);
      database.close();
    };
  });
}

/** Time passes: whatever rests comes so much nearer to its next try. */
export async function letTimePass(ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('outbox');
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve();
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction('q', 'readwrite');
      const rows = transaction.objectStore('q').openCursor();
      rows.onsuccess = () => {
        const cursor = rows.result;
        if (!cursor) return;
        cursor.update({ ...cursor.value, next: Math.max(0, cursor.value.next - ms) });
        cursor.continue();
      };
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => resolve();
      database.close();
    };
  });
}

/**
 * Follows one of the links to other pages of the app that this page has, as a tap does; says whether
 * the visit goes to a worker.
 */
export function followLink(choice: number): 'no link' | 'to the worker' | 'by the page' {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
    (link) => !link.target && !link.hash && link.pathname !== location.pathname,
  );
  const link = links[choice % links.length];
  if (!link) return 'no link';
  link.click();
  return navigator.serviceWorker.controller ? 'to the worker' : 'by the page';
}

/** Tells of visits as the app does while its worker is in control, all of them at once. */
export async function postVisits(visits: { id: string; path: string }[]): Promise<void> {
  const asked = visits.map(({ id, path }) =>
    fetch('/api/page/visit', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ path, at: new Date().toISOString() }),
    }),
  );
  await Promise.allSettled(asked);
}

/** The worker has come; it is in control of the pages that are opened from now on. */
export async function untilWorkerIsActive(): Promise<void> {
  await navigator.serviceWorker.ready;
}

/** The browser says that there may be a network, and the page passes it on. */
export function comeOnline(): void {
  dispatchEvent(new Event('online'));
}
