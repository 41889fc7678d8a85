// Each function runs in a page of the app and is sent as text, so it may use nothing from outside itself.

export interface Outbox {
  /** `n` counts failures; `next` is the earliest next try. */
  waiting: { id: string; body: unknown; n: number; next: number }[];
  /** Moved aside because the server will never take them. */
  dead: { id: string; body: unknown }[];
}

/** Reads the queue on the device. */
export async function readOutbox(): Promise<Outbox> {
  const none: Outbox = { waiting: [], dead: [] };
  return new Promise((resolve) => {
    const request = indexedDB.open('outbox');
    // Opening must not create the database, which is the app's job.
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

/** Lets time pass: brings the next try of every waiting visit this much closer. */
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
 * Follows one of the page's links to other pages of the app, as a tap would. Returns whether the visit goes
 * to a worker.
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

/** Reports visits as the app does while a worker controls it, all at once. */
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

/** Waits until a worker is active; it controls pages opened from now on. */
export async function untilWorkerIsActive(): Promise<void> {
  await navigator.serviceWorker.ready;
}

/** Fires the browser's `online` event, which the page passes on. */
export function comeOnline(): void {
  dispatchEvent(new Event('online'));
}
