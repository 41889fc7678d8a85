/** Where pages are cut: most of what stands between two of these is the same in many of them. */
const CUTS = /(?<=<\/(?:style|header|nav|script|dialog|svg|aside|footer|main)>|<main[^>]*>|\n)/;

/** The name and the version of each document, by its path. */
export type Told = Record<string, [title: string, version: string]>;

/**
 * Pages as one file: each as the numbers of its parts, so that what they share is there once. Read by
 * `sw/guestPages.ts`.
 */
export function packPages(html: ReadonlyMap<string, string>, told: Told): string {
  const parts = new Map<string, number>();
  const pages = Object.fromEntries(
    [...html].map(([path, text]) => {
      const numbers = text.split(CUTS).map((part) => {
        const number = parts.get(part) ?? parts.size;
        parts.set(part, number);
        return number;
      });
      return [path, numbers];
    }),
  );
  return JSON.stringify({ parts: [...parts.keys()], pages, told });
}
