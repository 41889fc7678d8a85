import { noteAppStart } from '../pwa/appStarted.ts';

/** Starts the app once; where it did not come, the next call asks again. */
export function appStarter(loadApp: () => Promise<unknown>): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    // At once: a worker that is installed meanwhile brings the app.
    void noteAppStart();
    loadApp().catch((error: unknown) => {
      isStarted = false;
      console.warn('the app did not come', error);
    });
  };
}
