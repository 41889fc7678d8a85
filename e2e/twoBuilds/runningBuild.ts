import type { Page } from 'playwright';
import type { Files } from '../host/filesOf.ts';

/** Which builds a page's scripts and styles come from. More than one is a mixed version. */
export async function buildsOf<Name extends string>(
  page: Page,
  builds: Record<Name, Files>,
): Promise<string[]> {
  const names = await page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    // The page is on its way to its next document.
    .catch(() => []);
  const loaded = names
    .map((name) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));
  const known: [string, Files][] = Object.entries(builds);
  const namesOf = (path: string) =>
    known.filter(([, files]) => files.has(path)).map(([name]) => name);
  return [...new Set(loaded.flatMap((path) => namesOf(path)))].sort();
}
