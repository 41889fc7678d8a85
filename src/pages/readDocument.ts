import { here } from '../lib/base.ts';
import { captureInstallPrompt } from '../pwa/installPrompt.ts';
import { recordVisit, startVisits } from '../pwa/visits.ts';
import { readCanary } from '../storage/canary.ts';
import { appStarter } from './appStarter.ts';
import { documentRead } from './documentRead.ts';
import { showLastOpened } from './lastOpened.ts';
import { needsApp } from './needsApp.ts';
import { showAnchor } from './showAnchor.ts';
import { stayOnTouch } from './stay.ts';

/** What only the app can answer. Links are the browser's, and a fold opens by itself. */
const OF_THE_APP = 'button, input, select, textarea, label, form, dialog';

/**
 * A document without the app, as a guest finds it by a link: its HTML is all there, and this adds the visit,
 * when it was read before, and the place that the address names. The first touch brings the worker, so that
 * the document is here without a network; the app itself comes when something of it is touched.
 */
export function readDocument(loadApp: () => Promise<unknown>): void {
  // Its inline script has said so, and that no more works.
  if (document.documentElement.classList.contains('old')) return;
  const startApp = appStarter(loadApp);
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

  stayOnTouch();
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
