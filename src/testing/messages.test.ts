import { expect, test } from 'vitest';

const SUBJECTS = import.meta.glob<object>('../messages/english/**/*.ts', { eager: true });

/** Every text of a subject, filled with marks for its values. */
function texts(of: object, name: string): [string, string, number][] {
  return Object.entries(of).flatMap(([key, text]): [string, string, number][] => {
    const at = `${name}.${key}`;
    if (typeof text === 'string') return [[at, text, 0]];
    if (typeof text === 'object') return texts(text, at);
    return [[at, said(text('⟨1⟩', '⟨2⟩', '⟨3⟩', '⟨4⟩', '⟨5⟩')), text.length]];
  });
}

/** A text with something else than words in it, such as a link, comes in pieces. */
const said = (text: string | readonly string[]) => [text].flat().join('');

const TEXTS = Object.entries(SUBJECTS).flatMap(([file, subject]) =>
  texts(subject, file.replace(/^.*english\/|\.ts$/g, '')),
);

test.each(TEXTS)('%s says something, with every value', (_, text, values) => {
  expect(text.trim()).not.toBe('');
  for (let value = 1; value <= values; value++) expect(text).toContain(`⟨${value}⟩`);
});
