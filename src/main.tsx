import './ui/tokens.css';
import './ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { findRoute } from './app/findRoute.ts';
import { followDevice } from './app/followDevice.ts';
import { releaseHeldForms } from './app/ready.ts';
import { notFoundScreen, routes } from './app/routes.ts';
import { startServices } from './app/startServices.ts';
import { wireCalls } from './app/wireCalls.ts';
import { hydrateOrganisation } from './state/organisation.ts';
import { hydrateSession } from './state/session.ts';
import { hydrateTheme } from './state/theme.ts';
import { finishWipe } from './storage/wipe.ts';

async function readDevice(): Promise<void> {
  await finishWipe().catch((error) => console.warn('wipe is still to do', error));
  await Promise.all([hydrateSession(), hydrateOrganisation()]);
}

/** Renders and waits until React has taken the page over. */
function render(root: HTMLElement, isPrerendered: boolean): Promise<void> {
  return new Promise((resolve) => {
    const app = <App onReady={resolve} />;
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

async function boot(root: HTMLElement): Promise<void> {
  hydrateTheme();
  wireCalls();
  followDevice();
  const { screen } = findRoute(location.pathname, routes) ?? { screen: notFoundScreen };
  // A screen whose code does not arrive says so inside the shell.
  const loaded = screen.preload().catch(() => undefined);
  // What was prerendered is a guest's page: React must meet it as such, and only then read the device.
  // A player who opens the landing page is on the way to another and never sees it.
  const isPrerendered =
    root.dataset['page'] === location.pathname &&
    !(location.pathname === '/' && document.documentElement.classList.contains('has-session'));
  if (isPrerendered) {
    await loaded;
    await render(root, true);
    await readDevice();
  } else {
    await Promise.all([loaded, readDevice()]);
    await render(root, false);
  }
  document.documentElement.classList.remove('has-session');
  releaseHeldForms();
  startServices();
}

const root = document.getElementById('root');
if (root) void boot(root);
