import type { Rollup } from 'vite';
import { chunkOf, chunksOf, closure } from './chunks.ts';
import { OLD_BROWSER } from './withoutScript.ts';

/** Every script and what is named ahead of it. */
const MODULES = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

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
  /** No code runs on it. */
  isStill?: true;
  /** The parts whose code is not fetched at once, only their styles: by name, or path of the module. */
  lateParts: string[];
  /** The modules of its screen, as paths from the project root. */
  modules: string[];
}

/** Fills the template for one page: title, HTML, inlined styles, and preloads for its code. */
export function fillPage(template: string, page: Page, bundle: Rollup.OutputBundle): string {
  const title = page.title ? `${page.title} · Oja` : 'Oja';
  let html = template
    .replace(/<title>.*?<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `${OLD_BROWSER}${page.before ?? ''}<div id="standing" data-page="${page.path}">${page.body}</div><div id="root"></div>`,
    );
  if (page.description) {
    html = html.replace(
      /<meta name="description" content=".*?"/,
      `<meta name="description" content="${escapeHtml(page.description)}"`,
    );
  }
  const canonical = page.canonical ? `<link rel="canonical" href="${page.canonical}">` : '';
  const { styles, code } = partLinks(page, html, bundle);
  const inlined = inlineStyles(styles, bundle);
  html = inlineStyles(html, bundle).replace('</head>', () => `${inlined}${canonical}</head>`);
  // Of the shell: ahead of the app, which is much larger, the list of screens asks for the one of the address.
  html = page.path
    ? html.replace('</head>', `${code.map(preloadLink).join('')}</head>`)
    : html.replace('<script type="module"', `${code.map(moduleScript).join('')}$&`);
  if (page.entry) html = startWith(page.entry, html, bundle);
  const filled = moveScriptsToEnd(html);
  if (page.isStill) return filled.replace(MODULES, '');
  return filled;
}

/** The page with this entry in place of the app's, of which only the styles stay. */
function startWith(name: string, html: string, bundle: Rollup.OutputBundle): string {
  const chunks = chunksOf(bundle);
  const { fileName, imports } = chunkOf(name, chunks);
  return html
    .replace(MODULES, '')
    .replace('</head>', `${moduleScript(fileName)}${imports.map(preloadLink).join('')}</head>`);
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

/** `async`: the browser, and a password manager, count the page as here without its code. */
const moduleScript = (fileName: string) =>
  `<script type="module" crossorigin async src="/${fileName}"></script>`;

const preloadLink = (fileName: string) =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;

/**
 * Inlines style sheets, all of them as one: it saves a round trip before the first paint, and the policy names the hash
 * of each inline style. A link of no known type stays: browsers do not fetch it, and it keeps Vite from fetching the
 * same file with the screen's code. One that is `disabled` instead is fetched all the same by Chrome up to 150 at least.
 */
function inlineStyles(html: string, bundle: Rollup.OutputBundle): string {
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  const css = sheets.map(([, fileName = '']) => textOf(bundle[fileName]).trim()).join('');
  const markers = sheets.map(
    ([, fileName]) => `<link rel="stylesheet" href="/${fileName}" type="text/inlined">`,
  );
  return sheets.reduceRight((rest, [link], index) => {
    const style = index === 0 ? `<style>${css}</style>${markers.join('')}` : '';
    return rest.replace(link, () => style);
  }, html);
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
