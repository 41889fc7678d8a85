import { createHash } from 'node:crypto';
import { PAGES_FILE } from './guestFiles.ts';
import { addressOf } from './headerRules.ts';

/** The origins of absolute URLs, for calls and sockets. Relative URLs are our own. */
export function originsOf(urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => {
    if (!url?.includes('://')) return [];
    const { origin } = new URL(url);
    return [origin, origin.replace(/^http/, 'ws')];
  });
}

/** Foreign origins that the policy allows. */
export interface Elsewhere {
  /** Origins of a real backend. */
  connectTo?: string[];
  /** Origins of pages shown in frames: video and game providers. */
  frameFrom?: string[];
  /** Origins of the operator's pictures: banners, logos of teams and games. */
  picturesFrom?: string[];
}

/** Pages that the worker keeps as files of their own; all others are in the file of the documents. */
const STARTS = ['index.html', 'shell.html'];

const self = "'self'";

/** The policies of a site. A browser holds a page to both that it is sent: one for all answers, and its own. */
export interface SitePolicies {
  everywhere: string;
  /** By the address of the page, or of a file that the worker makes pages of. */
  own: ReadonlyMap<string, string>;
}

/** The policies for these pages, by the names of their files. */
export function sitePolicies(
  pages: ReadonlyMap<string, string>,
  elsewhere?: Elsewhere,
): SitePolicies {
  const own = new Map([...pages].map(([name, html]) => [addressOf(name), pagePolicy([html])]));
  // These the worker fetches by their names, and answers with their headers.
  const documents = [...pages].filter(([name]) => !STARTS.includes(name));
  own.set(addressOf(PAGES_FILE), pagePolicy(documents.map(([, html]) => html)));
  own.set('/shell.html', own.get('/shell') ?? '');
  return { everywhere: commonPolicy(elsewhere), own };
}

/**
 * What holds for every answer, also at an address without a rule of its own. Which inline scripts and styles a
 * page may run is narrowed by its own policy: a browser holds it to both.
 */
function commonPolicy({
  connectTo = [],
  frameFrom = [],
  picturesFrom = [],
}: Elsewhere = {}): string {
  return serialized({
    'default-src': ["'none'"],
    'script-src': [self, "'unsafe-inline'"],
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:', 'blob:', ...picturesFrom],
    'font-src': [self],
    'connect-src': [self, ...connectTo],
    'frame-src': [self, ...frameFrom],
    'worker-src': [self],
    'manifest-src': [self],
    'form-action': [self],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app-sw'],
  });
}

/** Which scripts and styles these pages may run: the files of the site, and their inline ones, by their hashes. */
function pagePolicy(pages: readonly string[]): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const html of pages) collectHashes(html, hashes);
  return serialized({
    'script-src': [self, ...hashes.script],
    'style-src': [self, ...hashes.style],
  });
}

const serialized = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

function collectHashes(html: string, hashes: { script: Set<string>; style: Set<string> }): void {
  for (const [, kind, content] of html.matchAll(
    /<(script|style)(?: type="text\/later")?>([\s\S]*?)<\/\1>/g,
  )) {
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('base64');
    hashes[kind === 'script' ? 'script' : 'style'].add(`'sha256-${hash}'`);
  }
}
