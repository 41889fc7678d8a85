import { createRequire } from 'node:module';
import type { Document, Element } from 'happy-dom';

export type { Document, Element };

/** What is done to a page of the build. */
export type Step = (document: Document) => void;

export function parsePage(html: string): Document {
  // Not at the top: only a build needs it, and it takes a fifth of a second to load.
  const { Window }: typeof import('happy-dom') = createRequire(import.meta.url)('happy-dom');
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}

/** Without a line at its end, which would be part of the body once it is parsed again. */
export function htmlOf(document: Document): string {
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/** The element in front of which things are put, or that takes them. A page without it is none of ours. */
export function the(selector: string, document: Document) {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
