import { expect, test } from 'vitest';
import { parseDocument } from './markdown.ts';

const HEAD = `---
id: sample
version: 1.2
effective: 2026-11-01
title: Sample
description: A sample - with a dash: and a colon.
---
`;

test('front matter and blocks', () => {
  expect(
    parseDocument(`${HEAD}\n## Void bets\n\nA **void** bet & its [rules](/gamesrule).\n`, 'x.md'),
  ).toEqual({
    id: 'sample',
    version: '1.2',
    effective: '2026-11-01',
    title: 'Sample',
    description: 'A sample - with a dash: and a colon.',
    blocks: [
      { is: 'heading', level: 2, id: 'void-bets', of: ['Void bets'] },
      {
        is: 'paragraph',
        of: [
          'A ',
          { mark: 'strong', of: ['void'] },
          ' bet & its ',
          { href: '/gamesrule', of: ['rules'] },
          '.',
        ],
      },
    ],
  });
});

test('lists and tables keep their cells', () => {
  const { blocks } = parseDocument(
    `${HEAD}\n1. one\n2. two\n\n| a | b |\n| - | - |\n| 1 | ₦2 |\n`,
    'x.md',
  );
  expect(blocks).toEqual([
    {
      is: 'list',
      ordered: true,
      items: [[{ is: 'paragraph', of: ['one'] }], [{ is: 'paragraph', of: ['two'] }]],
    },
    { is: 'table', head: [['a'], ['b']], rows: [[['1'], ['₦2']]] },
  ]);
});

test.each([
  ['HTML', '<b>bold</b>\n'],
  ['a picture', '![a](/a.png)\n'],
  ['code', '```\nx\n```\n'],
])('%s fails the build', (_, body) => {
  expect(() => parseDocument(`${HEAD}\n${body}`, 'x.md')).toThrow('x.md:');
});

test('a missing field fails the build', () => {
  expect(() => parseDocument('---\nid: x\n---\ntext', 'x.md')).toThrow('lacks version');
});

test('front matter names the islands of a page, and where they stand', () => {
  const head = HEAD.replace('title:', 'above: Offers\nafter: limits Limits, test SelfTest\ntitle:');
  expect(parseDocument(`${head}\nText\n`, 'x.md')).toMatchObject({
    above: 'Offers',
    after: { limits: 'Limits', test: 'SelfTest' },
  });
});
