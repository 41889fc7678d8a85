import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block } from '../../content/document.ts';
import { DocumentView } from './DocumentView.tsx';
import { splitSections } from './documentSections.ts';
import { findInDocument } from './findInDocument.ts';
import { placesOnPage } from './placesOnPage.ts';

const heading = (level: 2 | 3, id: string): Block => ({ is: 'heading', level, id, of: [id] });
const words = (text: string): Block => ({ is: 'paragraph', of: [text] });
const LONG = `${'so it goes on '.repeat(12)}until a batter retires hurt ${'and so on '.repeat(12)}`;

const BLOCKS: Block[] = [
  words('Before all headings.'),
  heading(2, 'Void bets'),
  words('A void bet is as if it was never placed.'),
  heading(2, 'Fancy'),
  words('A line.'),
  heading(3, 'Retired'),
  words(LONG),
  { is: 'list', ordered: false, items: [[words('extras count')], [words('penalties do not')]] },
  heading(3, 'Rates'),
  {
    is: 'table',
    head: [['Bet'], ['If it ends']],
    rows: [[['Yes'], [{ mark: 'strong', of: ['+₦900.00'] }]]],
  },
  heading(2, 'What makes bets void'),
  words('See above.'),
];

const page = document.createElement('div');
page.innerHTML = renderToStaticMarkup(
  <DocumentView
    document={{
      id: 'sample',
      version: '1.0',
      effective: '2026-11-01',
      title: 'Sample',
      description: 'A page to be searched.',
      blocks: BLOCKS,
    }}
  />,
);
const PLACES = placesOnPage(page);

test('sections hold what stands under their heading, deeper headings too', () => {
  const { before, sections } = splitSections(BLOCKS, 2);
  expect(before).toEqual([BLOCKS[0]]);
  expect(sections.map(({ id, blocks }) => [id, blocks.length])).toEqual([
    ['Void bets', 1],
    ['Fancy', 6],
    ['What makes bets void', 1],
  ]);
});

test.each([
  ['nothing asked', '  ', []],
  ['nothing found', 'rugby', []],
  ['titles first, in their order', 'void', ['Void bets', 'What makes bets void']],
  ['all words, in any order and case', 'PLACED never', ['Void bets']],
  ['a word of the title and one of the text', 'retired extras', ['Retired']],
  ['part of a word, in a list', 'penalt', ['Retired']],
  ['the cells of a table', '₦900', ['Rates']],
  ['a subsection, and not the section around it', 'batter', ['Retired']],
])('%s', (_, query, ids) => {
  expect(findInDocument(PLACES, query).map(({ id }) => id)).toEqual(ids);
});

test('the excerpt shows the words found and is cut between words', () => {
  const [found] = findInDocument(PLACES, 'batter');
  expect(found?.excerpt).toMatch(/^… (so|it|goes|on) .* a batter retires hurt .* …$/);
  expect(found?.excerpt.length).toBeLessThan(130);
});

test('a text that is short enough is shown whole', () => {
  expect(findInDocument(PLACES, 'placed')[0]?.excerpt).toBe(
    'A void bet is as if it was never placed.',
  );
});
