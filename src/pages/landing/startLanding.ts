import { reportVisit } from '../../features/field-report/reportVisit.ts';
import { wasAppStarted } from '../../pwa/appStarted.ts';
import { reloadOnLostChunk } from '../../pwa/chunkReload.ts';
import { workerAtStart } from '../../pwa/workerAtStart.ts';
import { readSessionMark } from '../../storage/sessionMark.ts';
import { storageHooks } from '../../storage/storageHooks.ts';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { appStarter } from '../appStarter.ts';
import { followOperator } from '../followOperator.ts';
import { hasBusiness } from '../needsApp.ts';
import { readWithoutApp } from '../shownWithoutApp.ts';
import { stay, stayAtRest, stayOnTouch } from '../stay.ts';
import { drawCovers } from './drawCovers.ts';
import { followLists } from './followLists.ts';
import { showOffline } from './offlineBanner.tsx';
import { plainNetwork } from './plainNetwork.ts';
import { startWhenTouched } from './startWhenTouched.ts';

/** A wide window has the tree of the sports and the demo's login, and forced colours styles of their own. */
const OF_THE_APP = [from(WINDOW.columns), '(forced-colors: active)'];

/**
 * The landing page without the app: its HTML is all there, and this adds the lists with their prices and
 * ages, the visit, and whether there is a network. The app comes when something is touched that only it can
 * answer, or when it has something to say. Returns how to stop what the app does itself.
 */
export function startLanding(loadApp: () => Promise<unknown>): () => void {
  reportVisit();
  let stops: (() => void)[] = [];
  const stop = () => {
    for (const one of stops) one();
  };
  // Its inline script has said so, and that no more works.
  if (document.documentElement.classList.contains('old')) return stop;
  let isHere = false;
  const startApp = appStarter(async () => {
    await loadApp();
    isHere = true;
    stop();
  });
  const needs = OF_THE_APP.map((query) => matchMedia(query));
  if (hasBusiness() || needs.some(({ matches }) => matches)) {
    startApp();
    return stop;
  }

  // The server has another version by now. Text that somebody has typed is worth more.
  const isSafe = () => !isHere && [...document.querySelectorAll('input')].every(isUntouched);
  reloadOnLostChunk({ flush: async () => undefined, isSafe });
  readWithoutApp();
  stops = [startWhenTouched(startApp), showPage(startApp)];
  for (const need of needs) need.addEventListener('change', startApp);
  // Somebody has signed in, in another tab.
  const join = () => readSessionMark().held && startApp();
  addEventListener('storage', join);
  addEventListener('pageshow', join);
  document.addEventListener('visibilitychange', join);
  if (workerAtStart) {
    void stay();
    void startWithUpdate(startApp);
  } else {
    stayOnTouch();
    void stayAtRest();
  }
  return stop;
}

const isUntouched = ({ value, defaultValue }: HTMLInputElement) => value === defaultValue;

/** Returns how to stop. */
function showPage(startApp: () => void): () => void {
  storageHooks.troubled = startApp;
  const network = plainNetwork({
    changed() {
      const isOffline = network.isOffline();
      showOffline(isOffline);
      lists.show();
      if (!isOffline) lists.refresh();
    },
  });
  const sections = [...document.querySelectorAll('.event-section')];
  const lists = followLists(sections, network, startApp);
  if (network.isOffline()) showOffline(true);
  const titled = (title: string) => {
    document.title = title;
  };
  const leave = followOperator(network.ask, startApp, titled);
  const stopDrawing = drawCovers([...document.querySelectorAll('[data-cover]')]);
  return () => {
    leave();
    stopDrawing();
    network.stop();
    lists.stop();
  };
}

/** A new version that waits is the app's to offer. To who reads without the app it comes with the next visit. */
async function startWithUpdate(startApp: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const look = async () => {
    if (registration.waiting && (await wasAppStarted())) startApp();
  };
  void look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}
