declare const self: ServiceWorkerGlobalScope;

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
  interface ServiceWorkerRegistration {
    /** Missing in Safari, Firefox and Android's WebView. */
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

export const OUTBOX_TAG = 'outbox';

/**
 * Asks the browser to wake the worker when there is a network. The browser may refuse; visits do not depend
 * on it.
 */
export async function askForSync(): Promise<void> {
  await self.registration.sync?.register(OUTBOX_TAG).catch(() => undefined);
}
