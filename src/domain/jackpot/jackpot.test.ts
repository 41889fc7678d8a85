import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESULTS } from '../market/soccerResult.ts';
import {
  bestLine,
  JACKPOT_MATCHES,
  type JackpotResult,
  lineCount,
  linesByRight,
  type Picks,
  picksRefusal,
} from './jackpotLines.ts';
import { carriedAfter, poolOf, sharePool, tierAmounts } from './jackpotPrizes.ts';

const single: Picks = Array.from({ length: JACKPOT_MATCHES }, () => ['home']);
const withPicks = (first: Picks): Picks => [...first, ...single.slice(first.length)];

const anyPicks = fc.array(fc.subarray([...RESULTS], { minLength: 1 }), {
  minLength: JACKPOT_MATCHES,
  maxLength: JACKPOT_MATCHES,
});
const anyResults = fc.array(fc.constantFrom<JackpotResult>(...RESULTS, 'void'), {
  minLength: JACKPOT_MATCHES,
  maxLength: JACKPOT_MATCHES,
});

/** Every line of a ticket, written out. */
function linesOf(picks: Picks): string[][] {
  return picks.reduce<string[][]>(
    (lines, picked) => lines.flatMap((line) => picked.map((pick) => [...line, pick])),
    [[]],
  );
}

describe('lines', () => {
  test.each<[string, Picks, number]>([
    ['one pick a match', single, 1],
    ['two doubles and a treble', withPicks([['home', 'draw'], ['home', 'away'], RESULTS]), 12],
    ['a match without a pick', withPicks([[]]), 0],
    ['no picks at all', [], 0],
  ])('%s', (_, picks, lines) => expect(lineCount(picks)).toBe(lines));

  test.each<[string, Picks, string | undefined]>([
    ['all picked', single, undefined],
    ['one open', withPicks([[]]), 'Pick one more match.'],
    ['nothing', [], 'Pick all 12 matches.'],
    ['256 lines', withPicks(Array.from({ length: 8 }, () => ['home', 'away'])), undefined],
    [
      '512 lines',
      withPicks(Array.from({ length: 9 }, () => ['home', 'away'])),
      'This makes 512 lines. A ticket has 256 at most.',
    ],
  ])('%s', (_, picks, text) => expect(picksRefusal(picks)).toBe(text));

  test('lines are counted as if each were written out', () => {
    const few = anyPicks.filter((picks) => lineCount(picks) <= 600);
    fc.assert(
      fc.property(few, anyResults, (picks, results) => {
        const counted = Array.from({ length: JACKPOT_MATCHES + 1 }, () => 0);
        for (const line of linesOf(picks)) {
          const right = line.filter((pick, match) => ['void', pick].includes(results[match] ?? ''));
          counted[right.length] = (counted[right.length] ?? 0) + 1;
        }
        expect(linesByRight(picks, results)).toEqual(counted);
        const best = counted.findLastIndex((lines) => lines > 0);
        expect(bestLine(picks, results)).toEqual({ right: best, possible: best });
      }),
    );
  });

  test('what is not played yet can still be right', () => {
    expect(bestLine(single, ['home', 'draw'])).toEqual({ right: 1, possible: 11 });
    expect(linesByRight(single, ['home', 'draw'])[1]).toBe(1);
  });
});

describe('prizes', () => {
  test.each([
    ['each tier has winners', false, [2, 3, 7], [50_00, 8_33, 2_14], 0],
    ['nobody has twelve', false, [0, 3, 7], [0, 8_33, 2_14], 100_00],
    ['nobody has twelve, and it must be won', true, [0, 3, 7], [0, 41_66, 2_14], 0],
    ['nobody has twelve or eleven, and it must be won', true, [0, 0, 7], [0, 0, 20_00], 0],
    ['nobody has won anything', true, [0, 0, 0], [0, 0, 0], 140_00],
  ])('%s', (_, mustBeWon, winners, each, carried) => {
    const shared = sharePool({ newKobo: 100_00, carriedKobo: 40_00, mustBeWon }, winners);
    expect(shared.prizes.map(({ eachKobo }) => eachKobo)).toEqual(each);
    expect(shared.carriedKobo).toBe(carried);
  });

  test('of every pool all is paid or carried but less than a kobo for each winning line', () => {
    const kobo = fc.nat({ max: 1_000_000_000_000 });
    const winners = fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 5000 })), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(kobo, kobo, fc.boolean(), winners, (newKobo, before, mustBeWon, lines) => {
        const pool = { newKobo, carriedKobo: before, mustBeWon };
        const { prizes, carriedKobo } = sharePool(pool, lines);
        const paid = prizes.reduce((sum, { eachKobo }, tier) => {
          return sum + eachKobo * (lines[tier] ?? 0);
        }, 0);
        const rest = newKobo + before - paid - carriedKobo;
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThanOrEqual(lines.reduce((sum, count) => sum + count, 0));
        expect(tierAmounts(pool).reduce((sum, amount) => sum + amount, 0)).toBe(newKobo + before);
        if (mustBeWon && lines[2]) expect(carriedKobo).toBe(0);
        // The next day has it all, also where only tiers below the last one won are left.
        expect(carriedAfter(pool, lines, () => before)).toBe(carriedKobo);
      }),
    );
  });

  test('of every hundred naira sixty-five are paid out', () => expect(poolOf(300_00)).toBe(195_00));
});
