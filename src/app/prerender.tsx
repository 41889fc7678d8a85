import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { ContentDocument } from '../content/document.ts';
import { partModules } from '../screens/documentScreen.tsx';
import { lateParts, shownLateParts } from '../ui/late/late.tsx';
import { App } from './App.tsx';
import { findRoute } from './routing/findRoute.ts';
import { type RouteEntry, routes } from './routing/routes.ts';

const documents = import.meta.glob<{ content: ContentDocument }>('../content/**/*.md', {
  eager: true,
});

/** Descriptions for search engines and shared links. Documents carry their own. */
const descriptions = new Map([
  ['/', 'Back and lay cricket, soccer and tennis, with live prices that say how old they are.'],
  ...Object.values(documents).map(
    ({ content }) => [`/${content.id}`, content.description] as const,
  ),
]);

/** The module of each document by its path, as the app imports it. */
const files = new Map<string, string>(
  Object.entries(documents).map(
    ([file, { content }]) => [`/${content.id}`, `${file.replace('..', 'src')}?bare`] as const,
  ),
);

/** The module that names the files of all screens. */
const SCREENS = 'src/app/routing/screens.ts';

const modulesKept = (when: RouteEntry['keep']) =>
  routes.flatMap(({ keep, module }) => (keep === when && module ? [module] : []));

/** What an offline start needs even when nothing more was fetched: the menu leads to what there is. */
export const firstModules = [SCREENS, 'src/app/shell/MenuPanel.tsx', ...modulesKept('first')];

/** What opens without a network for whoever is signed in. */
export const homeModules = modulesKept('home');

/** Its form is kept with the rest of the app. Until then the text is there and says that a part is missing. */
const WITHOUT_PARTS = 'contactus';

/** The documents, and their parts that work without a network. */
export const rulesModules = [
  'src/screens/documentScreen.tsx',
  ...Object.entries(partModules).flatMap(([id, modules]) => (id === WITHOUT_PARTS ? [] : modules)),
  ...files.values(),
];

/**
 * Modules that only work online. What only they need is not precached: the worker keeps it after its first
 * use.
 */
export const onlineModules = [
  ...modulesKept('online'),
  // These steps wait for a code from the server.
  'src/features/auth/register/RegisterView.tsx',
  'src/features/auth/recover/ForgotPasswordView.tsx',
  // The self-check asks the server for everything that it compares.
  'src/features/statement/selfCheck.ts',
];

const versions = new Map<string, string>(
  Object.values(documents).map(({ content: { id, version } }) => [`/${id}`, version] as const),
);

/** Documents that are read without the app. */
const readings = new Set(
  Object.values(documents).flatMap(({ content: { id, startsApp } }) =>
    startsApp ? [] : [`/${id}`],
  ),
);

/** Pages written as HTML at build, and whether they start without the app. */
export const staticPages = routes.flatMap(({ path, title, isPrerendered }) => {
  if (!isPrerendered) return [];
  const description = descriptions.get(path);
  if (!description) throw new Error(`${path} has no description`);
  return [
    {
      path,
      title,
      description,
      isRead: path === '/' || readings.has(path),
      version: versions.get(path),
    },
  ];
});

/** The routes that open in the shell, because they have no HTML of their own. */
export const shellPaths = routes.flatMap(({ path, isPrerendered }) => (isPrerendered ? [] : path));

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
  await findRoute(path, routes)?.screen.preload();
  const text = files.get(path);
  const modules = text
    ? ['src/screens/documentScreen.tsx', text]
    : ['src/screens/LandingScreen.tsx'];
  const rendered = await render(path, <App />);
  const parts = partModules[path.slice(1)] ?? [];
  return { ...rendered, lateParts: [...rendered.lateParts, ...parts], modules };
}

/** Renders the HTML that every other page starts from. */
export async function renderShell(): Promise<Rendered & { modules: string[] }> {
  const modules = [SCREENS];
  return { ...(await render('/shell', <App isShell />)), modules };
}
