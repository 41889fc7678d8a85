import type { Rollup } from 'vite';
import { chunkOf, chunksOf, closure } from './chunks.ts';
import { OLD_BROWSER } from './withoutScript.ts';

/** Every script and what is named ahead of it. */
const MODULES = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** What a page's own script has fetched. */
const LINKS_AHEAD = /\s*<link rel="ahead"[^>]*>/g;

/** Until the app is here, presses of buttons are held for it. */
const COLD = ' data-cold=""';
/** The app's entry, and the dialog that most who start it have opened. */
const APP = ['src/main.tsx', 'AuthDialog'];

export interface Starter {
  code: string;
  place: 'before the root' | 'at the end';
}

/** What a page of the build is made of. */
export interface Page {
  path: string;
  title: string;
  description: string;
  /** The page's canonical address for search engines, without query. */
  canonical?: string;
  /** The module it starts with, where that is not the app. */
  entry?: string | undefined;
  body: string;
  /** HTML before the app's root element. */
  before?: string;
  /** A script that runs the files of the links with `data-start` when it is time; without it they run at once. */
  starter?: Starter;
  /** No code runs on it. */
  isStill?: true;
  /** The parts whose code is not fetched at once, only their styles: by name, or path of the module. */
  lateParts: string[];
  /** The modules of its screen, as paths from the project root. */
  modules: string[];
}

/** Fills the template for one page: title, HTML, inlined styles, and preloads for its code. */
export function fillPage(template: string, page: Page, bundle: Rollup.OutputBundle): string {
  const { starter } = page;
  const scriptAt = (place: Starter['place']) =>
    starter?.place === place ? `<script>${starter.code}</script>` : '';
  const title = page.title ? `${page.title} · Oja` : 'Oja';
  let html = template
    .replace(/<title>.*?<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `${OLD_BROWSER}${page.before ?? ''}${scriptAt('before the root')}<div id="root" data-page="${page.path}"${page.entry || starter ? COLD : ''}>${page.body}</div>`,
    );
  if (page.description) {
    html = html.replace(
      /<meta name="description" content=".*?"/,
      `<meta name="description" content="${escapeHtml(page.description)}"`,
    );
  }
  const canonical = page.canonical ? `<link rel="canonical" href="${page.canonical}">` : '';
  const { styles, code } = partLinks(page, html, bundle);
  html = html.replace('</head>', `${canonical}${styles}</head>`);
  // Ahead of the app, a list of screens asks for one of them while the app, which is much larger, comes.
  html = starter
    ? html.replace('<script type="module"', `${code.map(startLink).join('')}$&`)
    : html.replace('</head>', `${code.map(preloadLink).join('')}</head>`);
  if (page.entry) html = startWith(page.entry, page.modules, html, bundle);
  const filled = moveScriptsToEnd(inlineStyles(html, bundle));
  if (page.isStill) return filled.replace(MODULES, '');
  if (!starter) return filled;
  const started = fetchedByScript(onlyFetched(filled));
  if (starter.place === 'at the end') {
    return started.replace('</body>', () => `${scriptAt('at the end')}</body>`);
  }
  // The script has them fetched before the root is here.
  const links = started.match(LINKS_AHEAD) ?? [];
  const script = scriptAt('before the root');
  return started.replace(LINKS_AHEAD, '').replace(script, () => links.join('') + script);
}

/** The page with its modules only fetched: its own script runs them. */
const onlyFetched = (html: string) =>
  html.replace(/<script type="module" crossorigin src="\/([^"]+)"><\/script>/g, startLink('$1'));

/** The page's own script says when: a request that comes before the first frame holds it up. */
const fetchedByScript = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="ahead"');

/**
 * The page with this entry in place of the app's, of which only the styles stay. The files of the app are
 * named, and the inline script fetches them with the first press.
 */
function startWith(
  name: string,
  modules: string[],
  html: string,
  bundle: Rollup.OutputBundle,
): string {
  const chunks = chunksOf(bundle);
  const { fileName, imports } = chunkOf(name, chunks);
  const script = `<script type="module" crossorigin src="/${fileName}"></script>`;
  const first = new Set([fileName, ...imports]);
  const later = [...APP, ...modules].flatMap((part) => closure(chunkOf(part, chunks), chunks));
  const names = new Set(later.map((chunk) => chunk.fileName).filter((file) => !first.has(file)));
  return html
    .replace(MODULES, '')
    .replace('</head>', `${script}${imports.map(preloadLink).join('')}</head>`)
    .replace('</body>', `${[...names].map(laterLink).join('')}</body>`);
}

/**
 * What the page's screen imports, so that its code is fetched together with the entry. Of late parts only the
 * styles, because their code may never be needed.
 */
function partLinks(
  { modules, lateParts }: Pick<Page, 'modules' | 'lateParts'>,
  html: string,
  bundle: Rollup.OutputBundle,
): { styles: string; code: string[] } {
  const chunks = chunksOf(bundle);
  const named = chunks.filter(({ fileName }) => html.includes(`="/${fileName}"`));
  const known = new Set(named.flatMap((chunk) => closure(chunk, chunks)));
  const added = (names: string[]) => {
    const own = names.flatMap((name) => closure(chunkOf(name, chunks), chunks));
    return [...new Set(own)].filter((chunk) => !known.has(chunk));
  };
  const styles = added([...modules, ...lateParts]).flatMap((chunk) => [
    ...(chunk.viteMetadata?.importedCss ?? []),
  ]);
  return {
    styles: [...new Set(styles)].map((name) => `<link rel="stylesheet" href="/${name}">`).join(''),
    code: added(modules).map(({ fileName }) => fileName),
  };
}

const laterLink = (fileName: string) => `<link rel="later" crossorigin href="/${fileName}">`;

const preloadLink = (fileName: string) =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;

/** Of a file that the page's own script runs. */
const startLink = (fileName: string) =>
  `<link rel="modulepreload" crossorigin href="/${fileName}" data-start>`;

/**
 * Inlines the page's style sheets, which saves a round trip before the first paint. A link of no known type stays:
 * browsers do not fetch it, and it keeps Vite from fetching the same file with the screen's code. One that is
 * `disabled` instead is fetched all the same by Chrome up to 150 at least.
 */
function inlineStyles(html: string, bundle: Rollup.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, fileName) => {
    const css = textOf(bundle[fileName]).trim();
    return `<style>${css}</style><link rel="stylesheet" href="/${fileName}" type="text/inlined">`;
  });
}

/** A module script in the head would compete with the first paint. */
function moveScriptsToEnd(html: string): string {
  const scripts: string[] = [];
  const rest = html.replace(MODULES, (script) => {
    scripts.push(script.trim());
    return '';
  });
  return rest.replace('</body>', `  ${scripts.join('\n    ')}\n  </body>`);
}

/** The text of a file of the build. */
export function textOf(output: Rollup.OutputBundle[string] | undefined): string {
  if (output?.type !== 'asset') throw new Error('a page or stylesheet is missing in the build');
  return typeof output.source === 'string'
    ? output.source
    : new TextDecoder().decode(output.source);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
