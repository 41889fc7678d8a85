import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { ContentDocument } from '../content/document.ts';
import { lateParts, shownLateParts } from '../ui/late/late.tsx';
import { App } from './App.tsx';
import { documentView, islandsOf } from './document/documentView.tsx';
import { islandFile } from './document/loadIsland.tsx';
import { findRoute } from './routing/findRoute.ts';
import { type RouteEntry, routes } from './routing/routes.ts';
import { MainSkeleton } from './shell/MainSkeleton.tsx';

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

/** By path. */
const contents = new Map<string, ContentDocument>(
  Object.values(documents).map(({ content }) => [`/${content.id}`, content] as const),
);

const islandModule = (name: string) => `src/${islandFile(name)}`;

/** The module that names the files of all screens. */
const SCREENS = 'src/app/routing/screens.ts';

const modulesKept = (when: RouteEntry['keep']) =>
  routes.flatMap(({ keep, module }) => (keep === when && module ? [module] : []));

/** The app's frame around a document, and the styles of its text. */
const SLOT = 'src/app/routing/documentSlot.tsx';

/** What an offline start needs even when nothing more was fetched: the menu leads to what there is. */
export const firstModules = [SCREENS, SLOT, 'src/app/shell/MenuPanel.tsx', ...modulesKept('first')];

/** What opens without a network for whoever is signed in. */
export const homeModules = modulesKept('home');

/** Its form is kept with the rest of the app. Until then the text is there and says that a part is missing. */
const WITHOUT_PARTS = 'contactus';

/** What of the documents is more than text, and works without a network. */
export const rulesModules = [...contents.values()].flatMap((content) =>
  content.id === WITHOUT_PARTS ? [] : islandsOf(content).map(islandModule),
);

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

/** Pages written as HTML at build. */
export const staticPages = routes.flatMap(({ path, title, isPrerendered }) => {
  if (!isPrerendered) return [];
  const description = descriptions.get(path);
  if (!description) throw new Error(`${path} has no description`);
  return [
    {
      path,
      title,
      description,
      version: contents.get(path)?.version,
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
  const content = contents.get(path);
  if (content) {
    const rendered = await render(path, <App page={await documentView(content)} />);
    const lateParts = [...rendered.lateParts, ...islandsOf(content).map(islandModule)];
    return { ...rendered, lateParts, modules: [SLOT] };
  }
  await findRoute(path, routes)?.screen.preload();
  return { ...(await render(path, <App />)), modules: ['src/screens/LandingScreen.tsx'] };
}

/** Renders the HTML that every other page starts from. */
export async function renderShell(): Promise<Rendered & { modules: string[] }> {
  const modules = [SCREENS];
  return { ...(await render('/shell', <App page={<MainSkeleton />} />)), modules };
}
