import { act } from '@testing-library/react';
import { App } from '../app/App.tsx';
import { findRoute } from '../app/routing/findRoute.ts';
import { routes } from '../app/routing/routes.ts';
import { openRealtime } from '../state/session/realtimeSession.ts';
import { session } from '../state/session/session.ts';
import { show, type User } from './show.tsx';

/** Renders the whole app at an address, for whoever is signed in, with its socket open. */
export async function openApp(at: string): Promise<User> {
  session.isStoreHydrated = true;
  // React holds back for a third of a second what replaces a page that is loading.
  await findRoute(new URL(at, location.origin).pathname, routes)?.screen.preload();
  await openRealtime();
  return act(async () => show(<App />, { at }));
}
