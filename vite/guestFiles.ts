import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPages, type Told } from './packPages.ts';
import { namedFiles } from './precacheSteps.ts';

/** The HTML of all documents, and of the page for what is not there; `sw/guestPages.ts` reads it. */
export const PAGES_FILE = 'pages.json';
/** What a guest sees in place of a page that is not on the phone, without a network. */
export const NOT_HERE_FILE = 'not-here.html';

/** The file of a page in the build; the empty path is that of what is not there. */
function fileOfPage(path: string): string {
  if (path === '/') return 'index.html';
  return path === '' ? NOT_HERE_FILE : `${path.slice(1)}.html`;
}

interface StaticPage {
  path: string;
  title: string;
  version: string | undefined;
}

/** What the worker keeps for a guest: the scripts that pages without the app name, and the pages as one file. */
export function guestFiles(
  folder: string,
  staticPages: readonly StaticPage[],
): { scripts: string[]; pages: string } {
  const told = Object.fromEntries(
    staticPages.flatMap(({ path, title, version }) =>
      version === undefined ? [] : [[path, [title, version]] satisfies [string, Told[string]]],
    ),
  );
  const htmlOf = (path: string) => readFileSync(join(folder, fileOfPage(path)), 'utf8');
  const scripts = staticPages.flatMap(({ path }) => namedFiles(htmlOf(path)));
  return {
    scripts: [...new Set(scripts)].filter((file) => file.endsWith('.js')),
    pages: pagesIn(folder, told),
  };
}

/** The pages as they are in this folder, in one file. */
export function pagesIn(folder: string, told: Told): string {
  const paths = [...Object.keys(told), ...(existsSync(join(folder, NOT_HERE_FILE)) ? [''] : [])];
  const html = paths.map(
    (path) => [path, readFileSync(join(folder, fileOfPage(path)), 'utf8')] as const,
  );
  return packPages(new Map(html), told);
}
