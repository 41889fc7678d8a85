import { describe, expect, test } from 'vitest';
import { appFiles, type ScreenText, screenTexts, textsOf, wordsOfNames } from './screenTexts.ts';
import { readText } from './sourceFiles.ts';

interface Term {
  word: string;
  code: string[];
  /** Never on screen. */
  never: string[];
  /** Of these, what is in no name of the code. */
  neverInCode: string[];
}

function termsOf(page: string): Term[] {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (word|-)/.test(line));
  return rows.map((row) => {
    const [, word = '', , code = '', never = ''] = row.split('|').map((cell) => cell.trim());
    const words = never === '—' ? [] : never.split(', ');
    return {
      word,
      code: [...code.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      never: words.map((text) => text.replaceAll('*', '')),
      neverInCode: words
        .filter((text) => text.startsWith('**'))
        .map((text) => text.replaceAll('*', '')),
    };
  });
}

/** What the specification says in its own words. */
const SPECIFIED = /Keep me signed in|Please sign in again|\/responsiblegame/g;

/** Where a word is said that the glossary has another for. */
function said(word: string, texts: ScreenText[]): string[] {
  const whole = new RegExp(`(?<![\\w-])${word.replaceAll(' ', '\\s+')}(?![\\w-])`, 'i');
  return texts
    .filter(({ text }) => whole.test(text.replace(SPECIFIED, '')))
    .map(({ file }) => `${file} says “${word}”`);
}

const page = readText('docs/glossary.md');
const terms = termsOf(page);
const texts = screenTexts();
const code = appFiles().map((file) => ({ file, text: readText(file) }));

test('the glossary, the texts and the code are read', () => {
  expect(terms.length).toBeGreaterThan(45);
  expect(texts.length).toBeGreaterThan(3000);
  expect(code.length).toBeGreaterThan(700);
});

describe.each(terms)('$word', ({ word, code: names, never }) => {
  test('is in the code as the glossary says', () => {
    const missing = names.filter((name) => {
      const words = name.match(/\w+/g) ?? [];
      return !words.every((part) =>
        code.some(({ text }) => new RegExp(`\\b${part}\\b`).test(text)),
      );
    });
    expect(missing).toEqual([]);
  });

  test('has no second word on screen', () => {
    expect(word).not.toBe('');
    expect(never.flatMap((other) => said(other, texts))).toEqual([]);
  });
});

test('no text has a curly apostrophe', () => {
  const curly = texts.filter(({ text }) => /[‘’]/.test(text));
  expect(curly).toEqual([]);
});

test('no name in the code is a second word', () => {
  const others = terms.flatMap(({ neverInCode }) => neverInCode);
  expect(others.length).toBeGreaterThan(5);
  const named = code.flatMap(({ file, text }) => {
    const words = wordsOfNames(file, text);
    return others.filter((other) => words.includes(other)).map((other) => `${file} names ${other}`);
  });
  expect(named).toEqual([]);
});

describe('the check finds', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  const first = 'const wagerKobo = 1; f(<p>Your Wager\n is here</p>, `Sign in, ${x}`, "wager");';
  const sample = `${first} f("Keep me signed in"); console.warn("a stale wager");`;
  const found = textsOf('sample.tsx', sample);

  test('a text in a tag and in a template, and none in a code, a warning or the specification', () => {
    expect(found.map(({ text }) => text)).toEqual([
      'Your Wager is here',
      'Sign in, ',
      '',
      'Keep me signed in',
    ]);
    expect(said('wager', found)).toEqual(['sample.tsx says “wager”']);
    expect(said('sign in', found)).toHaveLength(1);
    expect(said('signed in', found)).toEqual([]);
    expect(said('wage', found)).toEqual([]);
  });

  test('a word in a name', () => {
    expect(wordsOfNames('sample.tsx', sample)).toEqual([
      'wager',
      'kobo',
      'f',
      'x',
      'console',
      'warn',
    ]);
  });

  test('the words of a row', () => {
    expect(
      termsOf(
        '| word | a |\n| stake | what | `stakeKobo`, `a: 1` | **wager**, put in |\n| x | y | z | — |',
      ),
    ).toEqual([
      {
        word: 'stake',
        code: ['stakeKobo', 'a: 1'],
        never: ['wager', 'put in'],
        neverInCode: ['wager'],
      },
      { word: 'x', code: [], never: [], neverInCode: [] },
    ]);
  });
});
