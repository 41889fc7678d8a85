/** In these, a class need not be there for the rule to apply. */
const CHOICES = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;
const DATA = /\[(data-[\w-]+)/g;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
/** A word of a script that may name a class or data, which a property of anything but a `dataset` does not. */
const WORD = /(?<![\w-]|(?<!\bdataset)\.)[\w-]+/g;

/** Tells whether a class or a data attribute is known. */
export type NameSet = (name: string) => boolean;

/** Of these words, and of those that code completes: `price--${side}`. */
export function nameSet(words: readonly string[]): NameSet {
  const all = new Set(words);
  const beginnings = [...all].filter((word) => /\w-+$/.test(word));
  return (name) => all.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** Whether all that a selector needs is known. */
export function needsOnly(selector: string, isKnown: NameSet): boolean {
  const needed = selector.replace(CHOICES, '');
  return (
    found(CLASS, needed).every(isKnown) &&
    found(DATA, needed).every((name) => isKnown(name) || isKnown(inDataset(name)))
  );
}

/** The classes and data attributes of markup, and the words of its inline scripts. */
export function namesIn(html: string): string[] {
  return [
    ...found(/\sclass="([^"]*)"/g, html).flatMap((names) => names.split(/\s+/)),
    ...found(/\s(data-[\w-]+)/g, html),
    ...found(SCRIPT, html).flatMap(wordsIn),
  ];
}

export const wordsIn = (code: string): string[] => code.match(WORD) ?? [];

const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The name of a data attribute in a `dataset`: `aB` for `data-a-b`. */
const inDataset = (name: string): string =>
  name.slice('data-'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
