import { reportVisit } from '../features/field-report/reportVisit.ts';
import { wasAppStarted } from '../pwa/appStarted.ts';
import { readSessionMark } from '../storage/sessionMark.ts';
import { appStarter } from './appStarter.ts';
import { askPlainly } from './askPlainly.ts';
import { followOperator } from './followOperator.ts';
import { needsApp } from './needsApp.ts';
import { OF_THE_APP } from './ofTheApp.ts';
import { openDocument } from './openDocument.ts';
import { readWithoutApp } from './shownWithoutApp.ts';
import { stayOnTouch } from './stay.ts';

/** Whether something of it was pressed, sent or reached by keyboard before this script came. */
const wasTouched = () =>
  document.querySelector('[data-held]') !== null ||
  Boolean(document.activeElement?.closest(OF_THE_APP));

/**
 * A document: its HTML is all there and stays, and this adds the visit, when it was read before, and the place that the
 * address names. The first touch brings the worker, so that the document is here without a network. The app comes
 * around the text, and to its islands, when something that only it can answer is touched, and at once for a player.
 */
export function startDocument(loadApp: () => Promise<unknown>): void {
  // Its inline script has said so, and that no more works.
  if (document.documentElement.classList.contains('old')) return;
  reportVisit();
  let leave = (): void => undefined;
  const startApp = appStarter(async () => {
    await loadApp();
    leave();
  });
  openDocument();
  const touched = ({ target }: Event) => {
    if (target instanceof Element && target.closest(OF_THE_APP)) startApp();
  };
  for (const type of ['pointerdown', 'focusin', 'click', 'submit'] as const) {
    addEventListener(type, touched, { capture: true });
  }
  if (needsApp() || wasTouched()) {
    startApp();
    return;
  }

  readWithoutApp();
  stayOnTouch();
  // Rules and policies stay open when the brand is closed.
  if (document.querySelector('#document[data-offer]')) leave = followOperator(askPlainly, startApp);
  addEventListener('offline', startApp);
  if (!navigator.onLine) void wasAppStarted().then((isHere) => isHere && startApp());
  // Somebody has signed in, in another tab.
  addEventListener('storage', () => readSessionMark().held && startApp());
}
