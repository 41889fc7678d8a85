import './ui/style/tokens.css';
import './ui/style/base.css';
import './app/shell/PageStates.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { findRoute } from './app/findRoute.ts';
import { followDevice } from './app/followDevice.ts';
import { followLinks } from './app/followLinks.ts';
import { notFoundScreen, routes } from './app/routes.ts';
import { startServices } from './app/startServices.ts';
import { wireCalls } from './app/wireCalls.ts';
import { captureInstallPrompt } from './pwa/installPrompt.ts';
import { startVisits } from './pwa/visits.ts';
import { hydrateTheme } from './state/device/theme.ts';
import { hydrateOrganisation } from './state/session/organisation.ts';
import { hydrateSession, session } from './state/session/session.ts';
import { finishWipe } from './storage/wipe.ts';
import { releaseHeld } from './ui/late/held.ts';

/**
 * Renders and waits until React has taken the page over. The HTML is a guest's page, or the shell
 * around a page that is still to come: React must meet it as such.
 */
function render(root: HTMLElement, isPage: boolean): Promise<void> {
  return new Promise((resolve) => {
    // The dev server sends no prerendered pages.
    if (!root.firstChild) createRoot(root).render(<App onReady={resolve} />);
    else hydrateRoot(root, <App beginsAsShell={!isPage} onReady={resolve} />);
  });
}

async function readDevice(): Promise<void> {
  await finishWipe().catch((error) => console.warn('wipe is still to do', error));
  await Promise.all([hydrateSession(), hydrateOrganisation()]);
}

async function boot(root: HTMLElement): Promise<void> {
  startVisits(() => session);
  captureInstallPrompt();
  followLinks();
  wireCalls();
  const { screen } = findRoute(location.pathname, routes) ?? { screen: notFoundScreen };
  const isPage = root.dataset['page'] === location.pathname;
  // A screen whose code does not arrive says so inside the shell.
  const loaded = screen.preload().catch(() => undefined);
  if (isPage) await loaded;
  await render(root, isPage);
  hydrateTheme();
  followDevice();
  await readDevice();
  document.documentElement.classList.remove('has-session');
  releaseHeld();
  startServices();
}

const root = document.getElementById('root');
if (root && !document.documentElement.classList.contains('old')) void boot(root);
