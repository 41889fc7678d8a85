import fc from 'fast-check';
import { expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import type { LegResult } from '../../src/contract/betting/coupon.ts';
import {
  type CouponBet,
  listCouponBets,
  placeCoupon,
} from '../../src/contract/betting/couponBets.ts';
import { getVirtuals } from '../../src/contract/casino/virtuals.ts';
import { bonusPercent } from '../../src/domain/sportsbook/multipleBonus.ts';
import { totalOdds } from '../../src/domain/sportsbook/sportsbook.ts';
import { virtualCoupon } from '../../src/domain/virtuals/virtualCoupon.ts';
import { createTestCaller } from '../hosts/testCaller.ts';

const MOST = 15_000_000_00n;
const MATCHES = 6;

/** Which price of a match, and whether it wins, loses or is void. */
const anyLeg = fc.record({
  match: fc.nat(MATCHES - 1),
  market: fc.nat(2),
  outcome: fc.nat(2),
  result: fc.constantFrom<LegResult>('won', 'won', 'won', 'lost', 'void'),
});
const anyAcca = fc.record({
  legs: fc.uniqueArray(anyLeg, {
    minLength: 2,
    maxLength: MATCHES,
    selector: ({ match }) => match,
  }),
  naira: fc.oneof(fc.integer({ min: 10, max: 2_000 }), fc.constant(200_000)),
  /** Matches in the order in which they end. */
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: MATCHES }),
});
type Acca = typeof anyAcca extends fc.Arbitrary<infer T> ? T : never;

/** Places it in a fresh world and settles its legs, in the order of the matches given. */
async function lived({ legs: picks, naira, order }: Acca) {
  const app = createTestCaller();
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  const { round, asOf } = await app.call(getVirtuals, {});
  app.backend.control.run('clock', { advance: `${round.endsAt - asOf + 100}ms` });
  const { round: next } = await app.call(getVirtuals, {});
  const legs = picks.map(({ match, market, outcome, result }) => {
    const of = next.matches[match]?.markets[market];
    const coupon = of && virtualCoupon(of);
    if (!coupon) throw new Error('No such market');
    const selection = coupon.selections[outcome % coupon.selections.length];
    const { gameId } = of;
    const { marketId, version, selections } = coupon;
    const { selectionId = '', odds = 0 } = selection ?? {};
    const other = selections.find((one) => one.selectionId !== selectionId)?.selectionId ?? '';
    return { match, result, other, asked: { gameId, marketId, selectionId, odds, version } };
  });
  const asked = legs.map((leg) => leg.asked);
  const input = {
    kind: 'acca' as const,
    legs: asked,
    stake: naira * 100,
    onPriceChange: 'none' as const,
  };
  const { bet: placed } = await app.call(placeCoupon, input, { token, key: 'acca' });
  for (const match of order) {
    const leg = legs.find((one) => one.match === match);
    if (!leg) continue;
    const { marketId, selectionId } = leg.asked;
    const runnerId = leg.result === 'won' ? selectionId : leg.other;
    const result =
      leg.result === 'void'
        ? { kind: 'void' as const, reason: 'Abandoned' }
        : { kind: 'winner' as const, runnerId };
    app.backend.control.run('settle', { marketId, result });
  }
  const group = picks.every(({ result }) => result === 'void') ? 'void' : 'settled';
  const { bets } = await app.call(listCouponBets, { group }, { token });
  return { placed, asked, settled: bets.find(({ reference }) => reference === 'acca') };
}

/** The exact product, floored to the kobo: win and bonus separately, together no more than the most. */
function exact(stake: number, odds: readonly number[], percent: number): bigint {
  const product = odds.reduce((all, one) => all * BigInt(one), BigInt(stake));
  const over = 100n ** BigInt(odds.length);
  const sum = product / over + (product * BigInt(percent)) / (over * 100n);
  return sum < MOST ? sum : MOST;
}

const amounts = ({ settledAt: _, ...bet }: CouponBet) => bet;

test('any accumulator on virtual matches pays the product of its prices in whole kobo, whichever match ends first', async () => {
  await fc.assert(
    fc.asyncProperty(anyAcca, async (acca) => {
      const { placed, asked, settled } = await lived(acca);
      const odds = asked.map((leg) => leg.odds);
      const priced = odds.map((one) => ({ eventId: '', oddsHundredths: one }));
      expect(BigInt(placed.potentialReturn)).toBe(
        exact(acca.naira * 100, odds, bonusPercent(priced)),
      );
      expect(placed.totalOdds).toBe(totalOdds(priced));

      const counted = acca.legs.map(({ result }, index) => ({
        eventId: '',
        oddsHundredths: odds[index] ?? 0,
        result,
      }));
      const isLost = counted.some(({ result }) => result === 'lost');
      const paid = counted.filter(({ result }) => result !== 'void');
      const due = exact(
        acca.naira * 100,
        paid.map(({ oddsHundredths }) => oddsHundredths),
        bonusPercent(counted),
      );
      expect(BigInt(settled?.returned ?? -1)).toBe(isLost ? 0n : due);

      const reversed = await lived({ ...acca, order: acca.order.toReversed() });
      expect(reversed.settled && amounts(reversed.settled)).toEqual(settled && amounts(settled));
    }),
    { numRuns: 20 },
  );
});
