import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { ContentDocument } from '../content/document.ts';
import { screenModule } from '../routeTable.ts';
import { lateParts, shownLateParts } from '../ui/late/late.tsx';
import { App } from './App.tsx';
import { documentView, islandsOf } from './document/documentView.tsx';
import { islandFile } from './document/loadIsland.tsx';
import { findRoute } from './routing/findRoute.ts';
import { isPage, routes } from './routing/routes.ts';
import { MainSkeleton } from './shell/MainSkeleton.tsx';

const documents = import.meta.glob<{ content: ContentDocument }>('../content/**/*.md', {
  eager: true,
});

/** Descriptions for search engines and shared links. Documents carry their own. */
const descriptions = new Map([
  ['/', 'Back and lay cricket, football and tennis, with live prices that say how old they are.'],
  ...Object.values(documents).map(
    ({ content }) => [`/${content.id}`, content.description] as const,
  ),
]);

/** By path. */
const contents = new Map<string, ContentDocument>(
  Object.values(documents).map(({ content }) => [`/${content.id}`, content] as const),
);

const islandModule = (name: string) => `src/${islandFile(name)}`;

/** The app's frame around a document, and the styles of its text. */
const SLOT = 'src/app/routing/documentSlot.tsx';

/** What the worker keeps with the app beside screens: what of documents is more than text, and the menu, which leads to it. */
export const appModules = [
  SLOT,
  'src/app/shell/MenuPanel.tsx',
  ...[...contents.values()].flatMap((content) => islandsOf(content).map(islandModule)),
];

/** Pages written as HTML at build. */
export const staticPages = routes.filter(isPage).map(({ path, title }) => {
  const description = descriptions.get(path);
  if (!description) throw new Error(`${path} has no description`);
  return { path, title, description, version: contents.get(path)?.version };
});

/** The routes that open in the shell, because they have no HTML of their own. */
export const shellPaths = routes.flatMap((route) => (isPage(route) ? [] : route.path));

interface Rendered {
  body: string;
  /** The late parts in it, by name or by the path of their module. */
  lateParts: string[];
}

async function render(path: string, app: ReactNode): Promise<Rendered> {
  // The first render only finds out which late parts the page has.
  renderToStaticMarkup(<Router ssrPath={path}>{app}</Router>);
  await Promise.all([...lateParts].map((fetch) => fetch()));
  shownLateParts.clear();
  const body = renderToStaticMarkup(<Router ssrPath={path}>{app}</Router>);
  return { body, lateParts: [...shownLateParts] };
}

/** Renders a page as a guest sees it, with nothing read from the device. */
export async function renderPage(path: string): Promise<Rendered & { modules: string[] }> {
  const content = contents.get(path);
  if (content) {
    const rendered = await render(path, <App page={await documentView(content)} />);
    const lateParts = [...rendered.lateParts, ...islandsOf(content).map(islandModule)];
    return { ...rendered, lateParts, modules: [SLOT] };
  }
  await findRoute(path, routes)?.screen.preload();
  return { ...(await render(path, <App />)), modules: [screenModule('Landing')] };
}

/** Renders the HTML that every other page starts from. */
export function renderShell(): Promise<Rendered> {
  return render('/shell', <App page={<MainSkeleton />} />);
}
