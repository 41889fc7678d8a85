import { integrityOf } from './hashes.ts';
import type { Document } from './pages/page.ts';

/** The origins of absolute URLs, for calls and sockets. Relative URLs are our own. */
export function originsOf(urls: (string | undefined)[]): string[] {
  return urls.flatMap((url) => {
    if (!url?.includes('://')) return [];
    const { origin } = new URL(url);
    return [origin, origin.replace(/^http/, 'ws')];
  });
}

/** What the policy allows beside the app's own. */
export interface Elsewhere {
  /** Origins of a real backend. */
  connectTo?: string[];
  /** Origins of pages shown in frames: video and game providers. */
  frameFrom?: string[];
  /** Origins of the operator's pictures: banners, logos of teams and games. */
  picturesFrom?: string[];
  /** Policies of a page's own for Trusted Types. */
  trustedTypes?: string[];
}

/** In which the app starts; every other page of the build is HTML to read. */
export const SHELL = 'shell.html';

const self = "'self'";

/**
 * The policies of a site. A browser holds a page to both that it is sent: the one for all answers, and that of its
 * kind.
 */
export interface SitePolicies {
  everywhere: string;
  /** Of the landing page and the documents. */
  pages: string;
  /** Of the shell, at every other address. */
  app: string;
}

/** The policies for these pages, by the names of their files. */
export function sitePolicies(
  pages: ReadonlyMap<string, Document>,
  elsewhere?: Elsewhere,
): SitePolicies {
  const ofKind = (isApp: boolean) =>
    [...pages].flatMap(([name, page]) => ((name === SHELL) === isApp ? page : []));
  return {
    everywhere: commonPolicy(elsewhere),
    pages: inlinePolicy(ofKind(false)),
    app: inlinePolicy(ofKind(true)),
  };
}

/**
 * What holds for every answer, also at an address without a rule of its own. The policy of a page's kind narrows which
 * inline scripts and styles it may run.
 */
function commonPolicy({
  connectTo = [],
  frameFrom = [],
  picturesFrom = [],
  trustedTypes = [],
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
    'trusted-types': ['app-sw', ...trustedTypes],
  });
}

/** Which scripts and styles these pages may run: the files of the site, and their inline ones, by their hashes. */
function inlinePolicy(pages: readonly Document[]): string {
  const hashes = (selector: string) => {
    const inline = pages.flatMap((page) => [...page.querySelectorAll(selector)]);
    return [...new Set(inline.map(({ textContent }) => `'${integrityOf(textContent)}'`))].sort();
  };
  return serialized({
    'script-src': [self, ...hashes('script:not([src], [type])')],
    'style-src': [self, ...hashes('style')],
  });
}

const serialized = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
