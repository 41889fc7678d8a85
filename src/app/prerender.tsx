import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { findRoute } from './findRoute.ts';
import { routes } from './routes.ts';

/** Pages written as HTML at build: they read without JavaScript, and the worker keeps them. */
export const staticPages = routes.flatMap(({ path, title, description }) =>
  description === undefined ? [] : [{ path, title, description }],
);

/** The page as a guest sees it before anything was read from the device. */
export async function renderPage(path: string): Promise<{ body: string; screen: string }> {
  const screen = findRoute(path, routes)?.screen;
  await screen?.preload();
  const body = renderToString(
    <Router ssrPath={path}>
      <App />
    </Router>,
  );
  return { body, screen: screen?.component()?.name ?? '' };
}

/** What every other page begins as. */
export function renderShell(): string {
  return renderToString(
    <Router ssrPath="/shell">
      <App beginsAsShell />
    </Router>,
  );
}
