import { expect, test } from 'vitest';
import { chanceText, leftText, resultText, type ShownDraw, ticketsText } from './drawWords.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [47 * HOUR + 59 * MINUTE, '1 day 23 h'],
  [48 * HOUR, '2 days 0 h'],
  [2 * HOUR + 5 * MINUTE, '2 h 5 min'],
  [59_999, '1 min'],
  [-5, '0 min'],
])('%i ms left is “%s”', (ms, text) => expect(leftText(ms)).toBe(text));

const draw: ShownDraw = {
  week: 1,
  state: 'drawn',
  opensAt: 0,
  closesAt: 0,
  heldAt: 0,
  prizes: 30,
  prize: 5_000_00,
  tickets: 15_000,
  players: 4_000,
  beaconRound: 1,
  winners: [{ ticket: 1204, code: 'AAAAAAAA' }],
};

test.each([
  ['nothing of a player who was not in it', {}, undefined],
  ['a prize', { own: { code: 'AAAAAAAA', days: ['2026-11-16'] } }, 'You won with ticket 1,204.'],
  [
    'no prize',
    { own: { code: 'BBBBBBBB', days: ['2026-11-16', '2026-11-17'] } },
    'None of your 2 tickets was drawn.',
  ],
])('it tells %s', (_, own, text) => expect(resultText({ ...draw, ...own })).toBe(text));

test('the chance is that of the terms', () => {
  expect(chanceText(1, draw)).toBe('about 1 in 500');
  expect(chanceText(5, draw)).toBe('about 1 in 100');
  expect(ticketsText(1)).toBe('1 ticket');
});
