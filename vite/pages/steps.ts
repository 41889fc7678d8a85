import { type BuiltChunks, neededFiles } from '../chunks.ts';
import { type Document, type Element, type Step, the } from './page.ts';

/** A build, and the path at which its site stands on its host: `/`, or `/oja/` for a demo. */
export interface Built {
  chunks: BuiltChunks;
  textOf(file: string): string;
  base: string;
}

const CODE = 'script[type="module"], link[rel="modulepreload"]';

export function titled(title: string): Step {
  return (document) => {
    if (title) document.title = `${title} · Oja`;
  };
}

/** The site's address, under a top-level domain that nobody can own. */
const SITE = 'https://oja.example';

/** For search engines. The address has no query. */
export function described(description: string, path: string): Step {
  return (document) => {
    the('meta[name="description"]', document).setAttribute('content', description);
    document.head.append(element(document, 'link', { rel: 'canonical', href: SITE + path }));
  };
}

/** What a chat shows of a link to the page (Open Graph). */
export const previewed: Step = (document) => {
  const address = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const told = {
    type: 'website',
    site_name: 'Oja',
    title: document.title,
    description: the('meta[name="description"]', document).getAttribute('content') ?? '',
    image: `${SITE}/icons/icon-512.png`,
    ...(address && { url: address }),
  };
  for (const [name, content] of Object.entries(told)) {
    document.head.append(element(document, 'meta', { property: `og:${name}`, content }));
  }
};

/** What can be read before the app comes. */
export function standing(path: string, body: string): Step {
  return (document) => {
    const place = element(document, 'div', { id: 'standing', 'data-page': path });
    place.innerHTML = body;
    the('#root', document).before(place);
  };
}

/** Without what the template says where scripts do not run: everything on the page can be read. */
export const readable: Step = (document) => the('noscript', document).remove();

/**
 * Style sheets stand in the page: it saves a round trip before the first paint, and the policy names the hash of each.
 * Those of the app are one, because every page has them; those of what this page shows are another. A link of no
 * known type stays: browsers do not fetch it, and it keeps Vite from fetching the same file with the screen's code.
 * One that is `disabled` instead is fetched all the same by Chrome up to 150 at least.
 */
export function styled(parts: readonly string[], { chunks, textOf, base }: Built): Step {
  return (document) => {
    const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
    const common = links.map((link) => fileOf(link, base));
    for (const link of links) link.remove();
    const own = [...neededFiles(chunks, parts)].filter(
      (file) => !isScript(file) && !common.includes(file),
    );
    for (const files of [common, own]) {
      if (files.length === 0) continue;
      const style = element(document, 'style');
      const css = files.map((file) => textOf(file).trim()).join('');
      // Without the space, whoever reads the page with happy-dom takes `width<280px` for a tag, up to the next `>`.
      style.textContent = css.replaceAll('<', '< ');
      const marks = files.map((file) =>
        element(document, 'link', { rel: 'stylesheet', href: base + file, type: 'text/inlined' }),
      );
      document.head.append(style, ...marks);
    }
  };
}

/** The files whose styles stand in the page. */
export const inlinedIn = (document: Document, base: string): string[] =>
  [...document.querySelectorAll('link[type="text/inlined"]')].map((link) => fileOf(link, base));

const fileOf = (one: Element, base: string) =>
  `${one.getAttribute('src') ?? one.getAttribute('href')}`.slice(base.length);

/** The app's code, behind what can be read: in the head it would compete with the first paint. */
export const codeLast: Step = (document) =>
  document.body.append(...document.querySelectorAll(CODE));

/** The page starts with this module in place of the app. */
export function startedBy(module: string, { chunks, base }: Built): Step {
  return (document) => {
    still(document);
    const [file = '', ...imports] = [...neededFiles(chunks, [module])].filter(isScript);
    const links = imports.map((one) =>
      element(document, 'link', { rel: 'modulepreload', crossorigin: '', href: base + one }),
    );
    // `async`: the browser, and a password manager, count the page as here without its code.
    const attributes = { type: 'module', crossorigin: '', async: '', src: base + file };
    document.body.append(element(document, 'script', attributes), ...links);
  };
}

/** No code runs on the page. */
export const still: Step = (document) => {
  for (const code of document.querySelectorAll(CODE)) code.remove();
};

/**
 * A line begins where parts begin or end that other pages have, too: `pages.json` holds each line once.
 */
export const lined: Step = (document) => {
  const parts = 'head > *, body > *, header, nav, main, footer, dialog';
  for (const part of document.querySelectorAll(parts)) part.after('\n');
  for (const main of document.querySelectorAll('main')) main.prepend('\n');
};

/** Puts the path of the site in front of each of its addresses. */
export function below(base: string): Step {
  return (document) => {
    for (const name of ['href', 'src', 'action']) {
      for (const one of document.querySelectorAll(`[${name}^="/"]:not([${name}^="//"])`)) {
        const address = `${one.getAttribute(name)}`;
        // Vite has written some of them itself.
        if (!address.startsWith(base)) one.setAttribute(name, base + address.slice(1));
      }
    }
  };
}

/** Browsers ignore these in a page and complain about them: they work as headers only. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|sandbox)\b/;

/**
 * The page carries its own policies, for hosts that send no headers of ours. They stand before everything that they
 * rule, right after the charset, which browsers look for in the first kilobyte.
 */
export function ruledBy(policies: readonly string[]): Step {
  return (document) => {
    const metas = policies.map((policy) => {
      const rules = policy.split('; ').filter((rule) => !HEADER_ONLY.test(rule));
      const attributes = { 'http-equiv': 'Content-Security-Policy', content: rules.join('; ') };
      return element(document, 'meta', attributes);
    });
    the('meta[charset]', document).after(...metas);
  };
}

const isScript = (file: string) => file.endsWith('.js');

function element(document: Document, tag: string, attributes: Record<string, string> = {}) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
