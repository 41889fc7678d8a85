import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The HTML of all documents, and of the page for what is not there; `sw/guestPages.ts` reads it. */
export const PAGES_FILE = 'pages.json';
/** What a guest sees in place of a page that is not on the phone, without a network. Its path there is empty. */
export const NOT_HERE_FILE = 'not-here.html';

/** The name and the version of each document, by its path. */
export type Told = Record<string, [title: string, version: string]>;

/** Pages as one file: each as the numbers of its lines, so that what they share is there once. */
export function packPages(html: ReadonlyMap<string, string>, told: Told): string {
  const lines = new Map<string, number>();
  const pages = Object.fromEntries(
    [...html].map(([path, text]) => {
      const numbers = text.split('\n').map((line) => {
        const number = lines.get(line) ?? lines.size;
        lines.set(line, number);
        return number;
      });
      return [path, numbers];
    }),
  );
  return JSON.stringify({ lines: [...lines.keys()], pages, told });
}

/** The pages as they are in this folder, in one file. */
export function pagesIn(folder: string, told: Told): string {
  const files = Object.keys(told).map((path) => [path, `${path.slice(1)}.html`] as const);
  // The demo has no such page: each of its pages starts with the app.
  const all = [...files, ['', NOT_HERE_FILE] as const].filter(([, file]) =>
    existsSync(join(folder, file)),
  );
  const html = all.map(([path, file]) => [path, readFileSync(join(folder, file), 'utf8')] as const);
  return packPages(new Map(html), told);
}
