import { noteAppStart } from '../pwa/appStarted.ts';
import { missingNote } from './missingNote.ts';

/** Starts the app once; where it did not come, the page says so, and the next call asks again. */
export function appStarter(loadApp: () => Promise<unknown>): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    // The app takes over the page as it was built.
    missingNote.remove();
    // At once: a worker that is installed meanwhile brings the app.
    void noteAppStart();
    loadApp().catch((error: unknown) => {
      isStarted = false;
      missingNote.show();
      console.warn('the app did not come', error);
    });
  };
}
