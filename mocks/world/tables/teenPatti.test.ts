import { expect, test } from 'vitest';
import type { Card } from './cards.ts';
import { compareHands, handName } from './teenPatti.ts';

const RANKS: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 };

function hand(text: string): Card[] {
  return text.split(' ').map((card) => {
    const suit = (['s', 'h', 'd', 'c'] as const).find((one) => card.endsWith(one)) ?? 's';
    const rank = card.slice(0, -1);
    return { rank: RANKS[rank] ?? Number(rank), suit };
  });
}

test.each([
  ['a trail over a pure sequence', '2s 2h 2d', 'As Ks Qs'],
  ['a pure sequence over a sequence', '4s 5s 6s', 'As Kh Qs'],
  ['a sequence over a colour', '4s 5h 6s', 'As Js 9s'],
  ['a colour over a pair', '2s 4s 7s', 'As Ah Kd'],
  ['a pair over high cards', '2s 2h 3d', 'As Kh Jd'],
  ['ace king queen over ace two three', 'As Kh Qd', 'Ah 2s 3d'],
  ['ace two three over king queen jack', 'Ah 2s 3d', 'Ks Qh Jd'],
  ['the higher pair', '9s 9h 2d', '8s 8h Ad'],
  ['the third card of equal pairs', '9s 9h 5d', '9d 9c 4d'],
  ['the lowest card where the others are equal', 'As Kh 9d', 'Ah Ks 8d'],
])('%s', (_, better, worse) => {
  expect(compareHands(hand(better), hand(worse))).toBeGreaterThan(0);
  expect(compareHands(hand(worse), hand(better))).toBeLessThan(0);
});

test('equal ranks of other suits are equal', () => {
  expect(compareHands(hand('As Kh 9d'), hand('Ah Ks 9c'))).toBe(0);
});

test.each([
  ['As Kh 9d', 'A high'],
  ['9s 9h 2d', 'Pair'],
  ['4s 5s 6s', 'Pure sequence'],
])('%s is called %s', (cards, name) => {
  expect(handName(hand(cards))).toBe(name);
});
