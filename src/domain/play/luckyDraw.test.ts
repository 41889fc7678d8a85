import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lagosClock, lagosDay } from '../time/lagosTime.ts';
import { beaconRound, drawClosesAt, drawHeldAt, drawOpensAt, drawWeekAt } from './drawWeek.ts';
import {
  drawFault,
  drawFingerprint,
  drawListText,
  drawTickets,
  readDrawList,
  ticketsOf,
} from './luckyDraw.ts';

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const Code = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 8, maxLength: 8 })
  .map((signs) => signs.join(''));
const Holders = fc.uniqueArray(fc.record({ code: Code, tickets: fc.integer({ min: 1, max: 7 }) }), {
  selector: ({ code }) => code,
  minLength: 1,
  maxLength: 80,
});
const LIST = drawListText([
  { code: 'KKKKKKKK', tickets: 3 },
  { code: 'AAAAAAAA', tickets: 7 },
  { code: 'ZZZZZZZZ', tickets: 1 },
]);
const SEED = 'a'.repeat(64);

test('the list is by code, however it came about, and is read as it was written', () => {
  expect(LIST).toBe('AAAAAAAA 7\nKKKKKKKK 3\nZZZZZZZZ 1\n');
  fc.assert(
    fc.property(Holders, (holders) => {
      const text = drawListText(holders);
      expect(drawListText([...holders].reverse())).toBe(text);
      expect(drawListText(readDrawList(text) ?? [])).toBe(text);
    }),
  );
});

test.each(['AAAAAAAA 8\n', 'aaaaaaaa 1\n', 'AAAAAAAA\n', 'AAAAAAAA 1\n\n', 'AAAAAAA 1\n'])(
  '%j is no list',
  (text) => expect(readDrawList(text)).toBeUndefined(),
);

test('a draw gives every prize, one to a player, to a ticket that the player holds', () => {
  fc.assert(
    fc.property(Holders, fc.string({ minLength: 1 }), (holders, seed) => {
      const list = drawListText(holders);
      const drawn = drawTickets(list, seed);
      expect(drawn).toHaveLength(Math.min(30, holders.length));
      expect(new Set(drawn.map(({ code }) => code)).size).toBe(drawn.length);
      for (const { ticket, code } of drawn) {
        const { first = 0, last = 0 } = ticketsOf(list, code) ?? {};
        expect(ticket).toBeGreaterThanOrEqual(first);
        expect(ticket).toBeLessThanOrEqual(last);
      }
      expect(drawTickets(list, seed)).toEqual(drawn);
    }),
    { numRuns: 50 },
  );
});

test('a player with seven tickets wins about seven times as often as one with one', () => {
  const one = drawListText([
    { code: 'AAAAAAAA', tickets: 7 },
    { code: 'BBBBBBBB', tickets: 1 },
  ]);
  const wins = Array.from({ length: 800 }, (_, seed) => drawTickets(one, `${seed}`, 1)[0]?.code);
  const seven = wins.filter((code) => code === 'AAAAAAAA').length;
  // 700 of 800 on average, with a standard deviation of 9.4.
  expect(seven).toBeGreaterThan(660);
  expect(seven).toBeLessThan(740);
});

test.each([
  ['as published', LIST, {}, undefined],
  ['a line changed', LIST.replace('K 3', 'K 4'), {}, /list is not the one/],
  ['a line taken out', LIST.replace('ZZZZZZZZ 1\n', ''), {}, /list is not the one/],
  ['another seed', LIST, { seed: 'b'.repeat(64) }, /other tickets/],
  ['a winner put in', LIST, { winners: [{ ticket: 1, code: 'AAAAAAAA' }] }, /other tickets/],
])('a draw is checked: %s', (_, list, changes, fault) => {
  const draw = { fingerprint: drawFingerprint(LIST), seed: SEED, winners: drawTickets(LIST, SEED) };
  const found = drawFault(list, { ...draw, ...changes });
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});

test('a week goes from Monday to Sunday in Lagos, and its draw is on the Monday after at noon', () => {
  const week = drawWeekAt(Date.parse('2026-11-21T12:00:00Z'));
  expect(lagosDay(drawOpensAt(week))).toBe('Mon 16 Nov 2026');
  expect(lagosDay(drawClosesAt(week))).toBe('Mon 23 Nov 2026');
  expect(drawWeekAt(drawClosesAt(week) - 1)).toBe(week);
  expect(drawWeekAt(drawClosesAt(week))).toBe(week + 1);
  expect(`${lagosDay(drawHeldAt(week))} ${lagosClock(drawHeldAt(week))}`).toBe(
    'Mon 23 Nov 2026 12:00',
  );
  expect(Number.isInteger(beaconRound(week))).toBe(true);
});
