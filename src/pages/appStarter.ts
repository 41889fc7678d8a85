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
      letGo();
      missingNote.show();
      console.warn('the app did not come', error);
    });
  };
}

/** A form that waited for the app can be sent again. */
function letGo(): void {
  const form = document.querySelector<HTMLElement>('form[data-held]');
  const button = form?.querySelector<HTMLButtonElement>('[data-busy]');
  delete form?.dataset['held'];
  if (!button) return;
  button.disabled = false;
  button.textContent = button.value;
}
