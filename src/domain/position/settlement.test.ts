import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Side } from '../market/side.ts';
import { type BetTerms, pnlPair } from './bet.ts';
import { fancyBook } from './fancyBook.ts';
import { marketPosition } from './position.ts';
import { settleFancyBet, settleRunnerBet } from './settlement.ts';

const OPPOSITE: Record<Side, Side> = { back: 'lay', lay: 'back' };

const at = (side: Side, priceHundredths: number, scale: BetTerms['scale'] = 'decimal') =>
  pnlPair({ side, scale, priceHundredths, stakeKobo: 1_000_00 });

test.each([
  ['back wins', at('back', 3_00), ['A'], 'won', 2_000_00],
  ['back loses', at('back', 3_00), ['B'], 'lost', -1_000_00],
  ['lay loses', at('lay', 3_00), ['A'], 'lost', -2_000_00],
  ['lay wins', at('lay', 3_00), ['B'], 'won', 1_000_00],
  ['void', at('back', 3_00), 'void', 'void', 0],
  ['nobody wins', at('back', 3_00), [], 'lost', -1_000_00],
  ['back in a dead heat of two', at('back', 3_00), ['A', 'B'], 'half-void', 500_00],
  ['lay in a dead heat of two', at('lay', 3_00), ['A', 'B'], 'half-void', -500_00],
  ['back in a dead heat of three', at('back', 3_00), ['A', 'B', 'C'], 'half-void', 0],
  ['back outside a dead heat', at('back', 3_00), ['B', 'C'], 'lost', -1_000_00],
  ['bookmaker back wins', at('back', 87_00, 'rate'), ['A'], 'won', 870_00],
] as const)('%s', (_name, pair, winners, state, pnlKobo) => {
  expect(settleRunnerBet({ runnerId: 'A', ...pair }, winners)).toEqual({ state, pnlKobo });
});

test.each([
  ['Yes 45, ends 45', 'back', 45, 'won', 900_00],
  ['Yes 45, ends 44', 'back', 44, 'lost', -1_000_00],
  ['No 45, ends 44', 'lay', 44, 'won', 1_000_00],
  ['No 45, ends 45', 'lay', 45, 'lost', -900_00],
  ['Yes 45, void', 'back', 'void', 'void', 0],
] as const)('%s', (_name, side, result, state, pnlKobo) => {
  const bet = { side, line: 45, ...at(side, 90_00, 'rate') };
  expect(settleFancyBet(bet, result)).toEqual({ state, pnlKobo });
});

describe('properties', () => {
  const terms = fc.record<BetTerms>({
    side: fc.constantFrom<Side>('back', 'lay'),
    scale: fc.constant('decimal'),
    priceHundredths: fc.integer({ min: 1_01, max: 100_00 }),
    stakeKobo: fc.integer({ min: 100, max: 1_000_000 }),
  });
  const runner = fc.constantFrom('A', 'B', 'C');

  test('a market settles to what its position promised', () => {
    const bets = fc.array(fc.tuple(runner, terms), { maxLength: 8 });
    fc.assert(
      fc.property(bets, runner, (placed, winner) => {
        const matched = placed.map(([runnerId, of]) => ({ runnerId, ...pnlPair(of) }));
        const position = marketPosition({ runnerIds: ['A', 'B', 'C'], matched, pending: [] });
        const paid = matched.map((bet) => settleRunnerBet(bet, [winner]).pnlKobo);
        expect(paid.reduce((sum, kobo) => sum + kobo, 0)).toBe(position.get(winner));
      }),
    );
  });

  test('a fancy settles to what its book promised', () => {
    const bets = fc.array(fc.tuple(fc.nat(20), terms), { maxLength: 8 });
    fc.assert(
      fc.property(bets, fc.nat(22), (placed, result) => {
        const held = placed.map(([line, of]) => ({ side: of.side, line, ...pnlPair(of) }));
        const paid = held.map((bet) => settleFancyBet(bet, result).pnlKobo);
        const band = fancyBook(held).findLast(({ from }) => from <= result);
        expect(paid.reduce((sum, kobo) => sum + kobo, 0)).toBe(band?.pnlKobo);
      }),
    );
  });

  test('what the backer wins the layer pays, in a dead heat too', () => {
    fc.assert(
      fc.property(terms, fc.subarray(['A', 'B', 'C', 'D']), (of, winners) => {
        const other = { ...of, side: OPPOSITE[of.side] };
        const mine = settleRunnerBet({ runnerId: 'A', ...pnlPair(of) }, winners);
        const theirs = settleRunnerBet({ runnerId: 'A', ...pnlPair(other) }, winners);
        expect(mine.pnlKobo + theirs.pnlKobo).toBe(0);
      }),
    );
  });
});
