import { env } from './env.ts';
import { BASE, here } from './lib/base.ts';
import { surviveMovedNodes } from './lib/movedNodes.ts';
import './ui/style/tokens.css';
import './ui/style/base.css';
import './app/shell/PageStates.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app/App.tsx';
import { findRoute } from './app/routing/findRoute.ts';
import { notFoundScreen, type RouteEntry, routes } from './app/routing/routes.ts';
import { screenList } from './app/routing/screenList.ts';
import { carryTyped } from './app/services/carryTyped.ts';
import { followDevice } from './app/services/followDevice.ts';
import { followLinks } from './app/services/followLinks.ts';
import { holdPress } from './app/services/holdPress.ts';
import type { LastView } from './app/services/lastView.ts';
import { startServices } from './app/services/startServices.ts';
import { wireCalls } from './app/services/wireCalls.ts';
import { LateAuthDialog } from './app/shell/LateAuthDialog.ts';
import { preloadShell } from './app/shell/Shell.tsx';
import { paths } from './paths.ts';
import { captureInstallPrompt } from './pwa/installPrompt.ts';
import { startVisits } from './pwa/visits.ts';
import { hydrateTheme } from './state/device/theme.ts';
import { hydrateOrganisation } from './state/session/organisation.ts';
import { hydrateSession, session } from './state/session/session.ts';
import { readCanary } from './storage/canary.ts';
import { isKept } from './storage/isKept.ts';
import { LOCK_KEY } from './storage/keys.ts';
import { finishWipe } from './storage/wipe.ts';
import { followBack } from './ui/dialog/followBack.ts';
import { releaseHeld } from './ui/late/held.ts';

/** When storage hangs or code does not arrive, the header and menu appear after this long anyway. */
const PATIENCE_MS = 1000;
/** With the last view of the page in their place there is more to lose. */
const LAST_VIEW_PATIENCE_MS = 4000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Below a path, links and locations are those of the app all the same. */
const placed = (app: ReactNode) => (BASE ? <Router base={BASE}>{app}</Router> : app);

/** Renders the app in place of the HTML in the page; resolves when it is painted. */
function renderAnew(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => createRoot(root).render(placed(<App onReady={resolve} />)));
}

/**
 * Hydrates the HTML: a guest's whole page, or the shell around a page still to come. The first render must
 * match that HTML, so resolve this before anything saved on the device is read.
 */
function takeOver(root: HTMLElement, isPage: boolean): Promise<void> {
  const carry = carryTyped(root);
  return new Promise((resolve) => {
    // Somebody else has changed the HTML, and React has drawn the page, or a part of it, anew.
    const onRecoverableError = (error: unknown) => {
      carry();
      console.warn('the page was not as it was built', error);
    };
    // As a transition, React hydrates in slices, between which a tap is answered.
    startTransition(() => {
      const app = <App beginsAsShell={!isPage} onReady={resolve} />;
      hydrateRoot(root, placed(app), { onRecoverableError });
    });
    // React hydrates first what the focus is in, and the page behind it later.
    const focus = new FocusEvent('focusin', { bubbles: true });
    if (isLoginOpen()) document.activeElement?.dispatchEvent(focus);
  });
}

/** The player has set a PIN: nothing is read or shown before it is entered. */
async function unlock(root: HTMLElement): Promise<void> {
  try {
    await (await import('./app/lockAtStart.tsx')).unlocked(root);
  } catch {
    // Its code is not on this phone, and there is no network.
    root.textContent = `${env.name} is locked. Connect to the internet to enter your PIN.`;
    addEventListener('online', () => location.reload());
    await new Promise(() => undefined);
  }
}

/** What replaces home's last view comes with home's code. */
function lastViewIn(root: HTMLElement): Promise<LastView | undefined> {
  return import('./app/services/lastView.ts').then(
    ({ lastView }) => lastView(root),
    () => undefined,
  );
}

const isLoginOpen = () => document.querySelector('dialog#auth[open]') !== null;

/** Somebody types in the login already: its code is to be here with the page's. */
async function loadOpenLogin(): Promise<void> {
  if (isLoginOpen()) await Promise.race([LateAuthDialog.preload(), after(PATIENCE_MS)]);
}

/** Home's code has not come, so the page says that instead. */
function dropView(root: HTMLElement, standing: HTMLElement): void {
  standing.remove();
  root.removeAttribute('style');
}

/** Pages that start without the app hold its styles unused (`vite/styles/firstStyles.ts`). */
function applyLateStyles(): void {
  for (const style of document.querySelectorAll('style[type="text/later"]')) {
    // Not every browser reads a style whose type has changed, but all do when it comes into the page.
    style.remove();
    style.removeAttribute('type');
    document.body.append(style);
  }
}

/** Resolves once the list of screens, which the page asks for ahead of the app, has asked for the files of this one. */
async function screenRequested(): Promise<void> {
  const list = screenList().catch(() => undefined);
  await Promise.race([list, after(PATIENCE_MS)]);
}

async function readDevice(): Promise<void> {
  await finishWipe().catch((error) => console.warn('wipe is still to do', error));
  await Promise.all([hydrateSession(), hydrateOrganisation()]);
}

/** The screen for the address. A player on a guests' page is redirected. */
function firstScreen(isPlayer: boolean): RouteEntry['screen'] {
  const asked = findRoute(here(), routes);
  const isElsewhere = isPlayer && asked?.access === 'public';
  const route = isElsewhere ? findRoute(paths.home, routes) : asked;
  return route?.screen ?? notFoundScreen;
}

/**
 * Starts the app. A guest's page is already in the HTML and is hydrated. A player's page is not: the HTML
 * shell stays while the code loads and the device is read, then the page is rendered once with the saved
 * data.
 */
async function boot(root: HTMLElement): Promise<void> {
  if (isKept('localStorage', LOCK_KEY)) await unlock(root);
  surviveMovedNodes();
  startVisits(() => session);
  captureInstallPrompt();
  followLinks();
  followBack();
  wireCalls();
  const isPlayer = readCanary().held;
  const isPage = root.dataset['page'] === here();
  // If the screen's code does not arrive, the shell shows the failure.
  const loaded = Promise.all([firstScreen(isPlayer).preload(), loadOpenLogin()]).catch(
    () => undefined,
  );
  applyLateStyles();
  if (isPlayer || !root.firstChild) {
    const standing = document.getElementById('last-view');
    const release = holdPress(root);
    const read = readDevice();
    const ready = Promise.all([standing && lastViewIn(root), read, loaded, preloadShell()]);
    const patience = after(standing ? LAST_VIEW_PATIENCE_MS : PATIENCE_MS);
    const [last] = await Promise.race([ready, patience.then(() => [])]);
    if (last) last.makeRoom();
    else if (standing) dropView(root, standing);
    await renderAnew(root);
    release();
    void last?.giveWay();
    await read;
  } else {
    await (isPage ? loaded : screenRequested());
    await takeOver(root, isPage);
    await readDevice();
  }
  hydrateTheme();
  followDevice();
  document.documentElement.classList.remove('has-session');
  releaseHeld();
  startServices();
}

const root = document.getElementById('root');
if (root && !document.documentElement.classList.contains('old')) void boot(root);
