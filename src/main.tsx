import { env } from './env.ts';
import { BASE, here } from './lib/base.ts';
import { surviveMovedNodes } from './lib/movedNodes.ts';
import './ui/style/tokens.css';
import './ui/style/base.css';
import './app/shell/PageStates.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app/App.tsx';
import { startIslands } from './app/document/startIslands.tsx';
import { handOver, makeRoom, standingPage } from './app/handOver/handOver.ts';
import { findRoute } from './app/routing/findRoute.ts';
import { notFoundScreen, type RouteEntry, routes } from './app/routing/routes.ts';
import { followDevice } from './app/services/followDevice.ts';
import { startServices } from './app/services/startServices.ts';
import { wireCalls } from './app/services/wireCalls.ts';
import { LateAuthDialog } from './app/shell/LateAuthDialog.ts';
import { preloadShell } from './app/shell/Shell.tsx';
import { preloadMenu } from './app/shell/usePanel.ts';
import { openDocument } from './pages/openDocument.ts';
import { paths } from './paths.ts';
import { captureInstallPrompt } from './pwa/installPrompt.ts';
import { startVisits } from './pwa/visits.ts';
import { hydrateTheme } from './state/device/theme.ts';
import { hydrateOrganisation } from './state/session/organisation.ts';
import { hydrateSession, session } from './state/session/session.ts';
import { isKept } from './storage/isKept.ts';
import { LOCK_KEY } from './storage/keys.ts';
import { readSessionMark } from './storage/sessionMark.ts';
import { finishWipe } from './storage/wipe.ts';
import { followBack } from './ui/dialog/followBack.ts';

/** When storage hangs or code does not arrive, the header and menu appear after this long anyway. */
const PATIENCE_MS = 1000;
/** With a whole page in their place there is more to lose. */
const WHOLE_PATIENCE_MS = 4000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Below a path, links and locations are those of the app all the same. */
const placed = (app: ReactNode) => (BASE ? <Router base={BASE}>{app}</Router> : app);

/** Renders the app; resolves when it is there. */
function render(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const app = placed(<App onReady={resolve} />);
    // As a transition, React renders in slices, between which a tap is answered.
    startTransition(() => createRoot(root).render(app));
  });
}

/** The player has set a PIN: nothing is read or shown before it is entered. */
async function unlock(root: HTMLElement): Promise<void> {
  try {
    const { unlocked } = await import('./app/lockAtStart.tsx');
    await unlocked(root, () => standingPage()?.remove());
  } catch {
    // Its code is not on this phone, and there is no network.
    standingPage()?.remove();
    root.textContent = `${env.name} is locked. Connect to the internet to enter your PIN.`;
    addEventListener('online', () => location.reload());
    await new Promise(() => undefined);
  }
}

/** In the app's frame a document's islands all live. */
async function livenDocument(): Promise<void> {
  openDocument();
  await startIslands();
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
 * Starts the app. What stands in its place, a page of the build, the shell or home as it was last seen, stays while
 * the code loads and the device is read; then the app renders once, with the saved data, and takes its place.
 */
async function boot(root: HTMLElement): Promise<void> {
  if (isKept('localStorage', LOCK_KEY)) await unlock(root);
  surviveMovedNodes();
  startVisits(() => session);
  captureInstallPrompt();
  followBack();
  wireCalls();
  const isPlayer = readSessionMark().held;
  const standing = standingPage();
  const isWhole = standing?.id === 'last-view' || standing?.dataset['page'] === here();
  // Whoever types in the login already has its code with the page's.
  if (!isPlayer) void LateAuthDialog.preload();
  // If the screen's code does not arrive, the shell shows the failure.
  const loaded = firstScreen(isPlayer)
    .preload()
    .catch(() => undefined);
  if (standing?.id === 'last-view') void preloadMenu();
  const read = readDevice();
  const ready = Promise.all([read, loaded, preloadShell()]);
  await Promise.race([ready, after(isWhole ? WHOLE_PATIENCE_MS : PATIENCE_MS)]);
  if (standing) makeRoom(root);
  await render(root);
  if (standing) await handOver(standing, root, isWhole);
  const living = document.getElementById('document') ? livenDocument() : undefined;
  // It laid out what stood; the app's shell knows by itself whether the operator is closed.
  document.documentElement.classList.remove('is-closed');
  await read;
  hydrateTheme();
  followDevice();
  // It keeps the room of what a document has for players until that is here.
  void Promise.resolve(living).finally(() => {
    document.documentElement.classList.remove('has-session');
  });
  startServices();
}

const root = document.getElementById('root');
if (root && !document.documentElement.classList.contains('old')) void boot(root);
