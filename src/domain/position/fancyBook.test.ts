import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Side } from '../market/side.ts';
import { pnlPair, stakeForLiability } from './bet.ts';
import { isAffordable } from './exposure.ts';
import {
  bandText,
  type FancyBet,
  fancyBook,
  fancyExposure,
  fancyRoom,
  middleBandText,
} from './fancyBook.ts';

function fancyBet(side: Side, line: number, stakeKobo = 1_000_00, per100 = 100): FancyBet {
  const priceHundredths = per100 * 100;
  return { side, line, ...pnlPair({ side, scale: 'rate', priceHundredths, stakeKobo }) };
}
const yes = (line: number, stakeKobo?: number, per100?: number) =>
  fancyBet('back', line, stakeKobo, per100);
const no = (line: number, stakeKobo?: number, per100?: number) =>
  fancyBet('lay', line, stakeKobo, per100);

const LOSE_BOTH = 'You lose both if it ends 44–47.';
const WIN_BOTH = 'You win both if it ends 45–49.';

test.each([
  ['Yes 45', [yes(45)], '0–44 -1000; 45+ 1000', 1_000_00, undefined],
  ['Yes 45, No 50', [yes(45), no(50)], '0–44 0; 45–49 2000; 50+ 0', 0, WIN_BOTH],
  ['No 44, Yes 48', [no(44), yes(48)], '0–43 0; 44–47 -2000; 48+ 0', 2_000_00, LOSE_BOTH],
  [
    'Yes 45 at 90, No 45 at 110',
    [yes(45, 1_000_00, 90), no(45, 1_000_00, 110)],
    '0–44 0; 45+ -200',
    200_00,
    undefined,
  ],
  [
    'Yes 45 × ₦1,000, No 45 × ₦600',
    [yes(45), no(45, 600_00)],
    '0–44 -400; 45+ 400',
    400_00,
    undefined,
  ],
  ['no bets', [], '0+ 0', 0, undefined],
  ['a Yes and its exact opposite', [yes(45), no(45)], '0+ 0', 0, undefined],
  ['a line of 0 is always reached', [no(0)], '0+ -1000', 1_000_00, undefined],
  [
    'three bets, one result',
    [no(44), yes(45), yes(46)],
    '0–43 -1000; 44 -3000; 45 -1000; 46+ 1000',
    3_000_00,
    'You lose all 3 if it ends 44.',
  ],
])('%s', (_name, bets, book, exposure, middle) => {
  const written = fancyBook(bets).map((band) => `${bandText(band)} ${band.pnlKobo / 100}`);
  expect(written.join('; ')).toBe(book);
  expect(fancyExposure(bets, [])).toBe(exposure);
  expect(middleBandText(bets)).toBe(middle);
});

test('a pending hedge is not yet a hedge', () => {
  expect(fancyExposure([yes(45)], [no(45)])).toBe(1_000_00);
  expect(fancyExposure([], [yes(45), no(50)])).toBe(1_000_00);
});

describe('properties', () => {
  const TOP = 30;
  const bet = fc
    .tuple(
      fc.constantFrom<Side>('back', 'lay'),
      fc.nat(TOP),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 50, max: 200 }),
    )
    .map((terms) => fancyBet(...terms));
  const bets = (maxLength: number) => fc.array(bet, { maxLength });

  function pnlOf(held: readonly FancyBet[], result: number): number {
    return held.reduce(
      (sum, one) => sum + (result < one.line ? one.ifMissedKobo : one.ifHitKobo),
      0,
    );
  }

  test('the book gives every result what its bets give', () => {
    fc.assert(
      fc.property(bets(8), (held) => {
        const book = fancyBook(held);
        for (let result = 0; result <= TOP + 2; result++) {
          const band = book.findLast(({ from }) => from <= result);
          expect(band?.to ?? result).toBeGreaterThanOrEqual(result);
          expect(band?.pnlKobo).toBe(pnlOf(held, result));
        }
      }),
    );
  });

  test('exposure equals the worst of all results and all fills', () => {
    fc.assert(
      fc.property(bets(5), bets(4), (matched, pending) => {
        let worst = 0;
        for (let filled = 0; filled < 2 ** pending.length; filled++) {
          const held = [...matched, ...pending.filter((_, index) => (filled >> index) & 1)];
          for (let result = 0; result <= TOP + 2; result++) {
            worst = Math.max(worst, -pnlOf(held, result));
          }
        }
        expect(fancyExposure(matched, pending)).toBe(worst);
      }),
    );
  });

  test('the largest stake for the room is the last that is affordable', () => {
    const available = fc.integer({ min: -1_000, max: 1_000_000 });
    fc.assert(
      fc.property(bets(5), bets(3), bet, available, (matched, pending, { side, line }, kobo) => {
        // A Yes at a line of 0 cannot lose, whatever is staked.
        fc.pre(side === 'lay' || line > 0);
        const room = fancyRoom(matched, pending, { side, line }, kobo);
        const offer = { side, scale: 'rate', priceHundredths: 90_00 } as const;
        const stakeKobo = stakeForLiability(offer, room);
        const isFine = (stake: number) => {
          const order = { side, line, ...pnlPair({ ...offer, stakeKobo: stake }) };
          const after = fancyExposure(matched, [...pending, order]);
          return isAffordable(fancyExposure(matched, pending), after, kobo);
        };
        expect(isFine(stakeKobo)).toBe(true);
        expect(isFine(stakeKobo + 100)).toBe(false);
      }),
    );
  });

  test('the middle band is exactly where all win or all lose', () => {
    fc.assert(
      fc.property(bets(4), (held) => {
        const text = middleBandText(held);
        const sides = new Set(held.map((one) => one.side));
        const together: number[] = [];
        for (let result = 0; result <= TOP + 2; result++) {
          const pnls = held.map((one) => pnlOf([one], result));
          if (pnls.every((pnl) => pnl > 0) || pnls.every((pnl) => pnl < 0)) together.push(result);
        }
        const [from] = together;
        if (sides.size < 2 || from === undefined) expect(text).toBeUndefined();
        else expect(text).toContain(` ${bandText({ from, to: together.at(-1) ?? from })}.`);
      }),
    );
  });
});
