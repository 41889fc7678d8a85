import { here } from '../lib/base.ts';
import { captureInstallPrompt } from '../pwa/installPrompt.ts';
import { startWorker } from '../pwa/startWorker.ts';
import { recordVisit, startVisits } from '../pwa/visits.ts';
import { warmCache } from '../pwa/warmCache.ts';
import { readCanary } from '../storage/canary.ts';
import { documentRead } from './documentRead.ts';
import { showLastOpened } from './lastOpened.ts';
import { needsApp } from './needsApp.ts';
import { showAnchor } from './showAnchor.ts';

/** What only the app can answer. Links are the browser's, and a fold opens by itself. */
const OF_THE_APP = 'button, input, select, textarea, label, form, dialog';
/** Any of these says that somebody is here to stay. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * A document without the app, as a guest finds it by a link: its HTML is all there, and this adds the visit,
 * when it was read before, and the place that the address names. The first touch brings the worker, so that
 * the document is here without a network; the app itself comes when something of it is touched.
 */
export function readDocument(loadApp: () => Promise<unknown>): void {
  // Its inline script has said so, and that no more works.
  if (document.documentElement.classList.contains('old')) return;
  let isStarted = false;
  const startApp = () => {
    if (isStarted) return;
    isStarted = true;
    loadApp().catch((error: unknown) => {
      // The next touch asks again.
      isStarted = false;
      console.warn('the app did not come', error);
    });
  };
  if (needsApp()) {
    startApp();
    return;
  }

  documentRead.path = here();
  captureInstallPrompt();
  startVisits(() => undefined);
  void recordVisit({ path: here() });
  const line = document.querySelector<HTMLElement>('[data-document]');
  if (line) showLastOpened(line);
  showAnchor();
  addEventListener('hashchange', showAnchor);

  const stay = () => void startWorker().then(() => warmCache(false));
  for (const type of TOUCHES) addEventListener(type, stay, { once: true, passive: true });
  const startIfOfApp = ({ target }: Event) => {
    if (target instanceof Element && target.closest(OF_THE_APP)) startApp();
  };
  for (const type of ['pointerdown', 'focusin', 'click', 'submit'] as const) {
    addEventListener(type, startIfOfApp, { capture: true });
  }
  addEventListener('offline', startApp);
  // Somebody has signed in, in another tab.
  addEventListener('storage', () => readCanary().held && startApp());
}
