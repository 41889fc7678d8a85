import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { ContentDocument } from '../content/document.ts';
import { App } from './App.tsx';
import { findRoute } from './findRoute.ts';
import { routes } from './routes.ts';

const documents = import.meta.glob<{ content: ContentDocument }>('../content/**/*.md', {
  eager: true,
});

/** What search engines and shared links say of a page: a document says it itself. */
const descriptions = new Map([
  ['/', 'Back and lay cricket, soccer and tennis, with live prices that say how old they are.'],
  ...Object.values(documents).map(
    ({ content }) => [`/${content.id}`, content.description] as const,
  ),
]);

/** Pages written as HTML at build. */
export const staticPages = routes.flatMap(({ path, title, isPrerendered }) => {
  if (!isPrerendered) return [];
  const description = descriptions.get(path);
  if (!description) throw new Error(`${path} has no description`);
  return [{ path, title, description }];
});

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
