import { expect, test } from 'vitest';
import { cardFace } from './cardFace.ts';

test.each([
  ['10h', '10', '10 of hearts', true],
  ['Ks', 'K', 'King of spades', false],
  ['Ad', 'A', 'Ace of diamonds', true],
  ['6c', '6', '6 of clubs', false],
])('%s', (card, rank, name, isRed) => {
  expect(cardFace(card)).toMatchObject({ rank, name, isRed });
});
