import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponCashOut } from './couponCashOut.ts';
import { couponRefusal } from './couponRefusal.ts';
import type { CashOutLeg, Leg } from './leg.ts';
import { couponReturn, priceOfCoupon } from './sportsbook.ts';

const NO_CAP = Number.MAX_SAFE_INTEGER;
const STAKE = 1_000_00;

function oneCut<Of extends Leg>(legs: readonly Of[], stakeKobo = STAKE) {
  return { legs, size: legs.length, stakeKobo, isOneCut: true };
}

const leg = (oddsHundredths: number, result?: Leg['result'], nowHundredths = oddsHundredths) => ({
  ...{ eventId: `${oddsHundredths}`, oddsHundredths, nowHundredths },
  ...(result && { result }),
});

// 1.50 × 2.00 × 3.00 = 9.00, over 1 + 0.50 + 1.00 + 2.00 = 4.50, is 2.00.
test.each([
  ['open', [leg(1_50), leg(2_00), leg(3_00)], 2_000_00],
  ['all won', [leg(1_50, 'won'), leg(2_00, 'won'), leg(3_00, 'won')], 2_000_00],
  ['one lost', [leg(1_50, 'won'), leg(2_00, 'lost'), leg(3_00, 'won')], 2_000_00],
  ['whichever is lost', [leg(1_50, 'won'), leg(2_00, 'won'), leg(3_00, 'lost')], 2_000_00],
  ['two lost', [leg(1_50, 'won'), leg(2_00, 'lost'), leg(3_00, 'lost')], 0],
  ['all lost', [leg(1_50, 'lost'), leg(2_00, 'lost'), leg(3_00, 'lost')], 0],
  // 3.00 ÷ 2.50 = 1.20.
  ['one void, so of the others one may lose', [leg(1_50), leg(2_00), leg(3_00, 'void')], 1_200_00],
  ['one void and one lost', [leg(1_50), leg(2_00, 'lost'), leg(3_00, 'void')], 1_200_00],
  ['one left of three, lost', [leg(1_50, 'void'), leg(2_00, 'void'), leg(3_00, 'lost')], STAKE],
  ['all void', [leg(1_50, 'void'), leg(2_00, 'void'), leg(3_00, 'void')], STAKE],
  // 1.85 × 2.10 × 1.50 ÷ 3.45 = 1.68913…, rounded down.
  ['fractions of a kobo', [leg(1_85), leg(2_10), leg(1_50)], 1_689_13],
])('%s', (_, legs, winKobo) => {
  expect(couponReturn(oneCut(legs), NO_CAP)).toMatchObject({ winKobo, bonusKobo: 0 });
});

test('its odds are one price, to the nearest hundredth', () => {
  expect(priceOfCoupon(oneCut([leg(1_50), leg(2_00), leg(3_00)]))).toBe(2_00);
  expect(priceOfCoupon(oneCut([leg(1_85), leg(2_10), leg(1_50)]))).toBe(1_69);
});

test('five legs earn no multiple bonus', () => {
  const five = [1, 2, 3, 4, 5].map(() => leg(2_00));
  expect(couponReturn(oneCut(five), NO_CAP).bonusKobo).toBe(0);
});

test.each([
  ['two legs', [leg(2_00), leg(2_00)].map(apart), 'One cut needs at least 3 selections.'],
  ['three', [leg(2_00), leg(2_00), leg(2_00)].map(apart), undefined],
  [
    'odds too short',
    [leg(1_02), leg(1_02), leg(1_02)].map(apart),
    'At these odds one cut would return no more than the stake.',
  ],
])('%s: %s', (_, legs, text) => {
  expect(couponRefusal(oneCut(legs))).toBe(text);
});

function apart(of: Leg, index: number): Leg {
  return { ...of, eventId: `e${index}` };
}

const anyOdds = fc.integer({ min: 1_01, max: 50_00 });
const someLegs = fc.array(anyOdds, { minLength: 3, maxLength: 6 });

/** All ways in which so many legs can end. */
function* endings(count: number): Generator<Array<'won' | 'lost'>> {
  if (count === 0) return yield [];
  for (const rest of endings(count - 1)) {
    yield [...rest, 'won'];
    yield [...rest, 'lost'];
  }
}

test('by the chances that the odds stand for, it gives back just the stake on average', () => {
  fc.assert(
    fc.property(someLegs, (odds) => {
      let average = 0;
      for (const results of endings(odds.length)) {
        const legs = odds.map((hundredths, index) => leg(hundredths, results[index]));
        const chance = odds.reduce((all, hundredths, index) => {
          const wins = 100 / hundredths;
          return all * (results[index] === 'won' ? wins : 1 - wins);
        }, 1);
        average += chance * couponReturn(oneCut(legs, 1_000_000_00), NO_CAP).winKobo;
      }
      expect(Math.abs(average - 1_000_000_00)).toBeLessThan(2);
    }),
  );
});

test('it pays exactly when fewer than two legs lose, and never more than the accumulator', () => {
  fc.assert(
    fc.property(someLegs, (odds) => {
      for (const results of endings(odds.length)) {
        const legs = odds.map((hundredths, index) => leg(hundredths, results[index]));
        const { winKobo } = couponReturn(oneCut(legs), NO_CAP);
        const lost = results.filter((result) => result === 'lost').length;
        expect(winKobo > 0).toBe(lost < 2);
        if (lost > 0) continue;
        const acca = { legs, size: legs.length, stakeKobo: STAKE };
        expect(winKobo).toBeLessThanOrEqual(couponReturn(acca, NO_CAP).winKobo);
        expect(winKobo).toBeGreaterThanOrEqual(STAKE);
      }
    }),
  );
});

const TERMS = { marginBasisPoints: 5_00, maxWinKobo: 15_000_000_00 };

test.each<[string, CashOutLeg[], number]>([
  ['at the odds it was made, the stake less the margin', [leg(1_50), leg(2_00), leg(3_00)], 950_00],
  // ₦2,000 ÷ (2.00 × 3.00), less 5 %: both others must win.
  ['one lost', [leg(1_50, 'lost'), leg(2_00), leg(3_00)], 316_66],
  ['two lost', [leg(1_50, 'lost'), leg(2_00, 'lost'), leg(3_00)], 0],
  // One of two may lose: ₦2,000 × (1 + 1 + 2) ÷ 6, less 5 %.
  ['one won', [leg(1_50, 'won'), leg(2_00), leg(3_00)], 1_266_66],
  ['two won: nothing can go wrong', [leg(1_50, 'won'), leg(2_00, 'won'), leg(3_00)], 1_900_00],
])('cash-out: %s', (_, legs, kobo) => {
  expect(couponCashOut(oneCut(legs), TERMS)).toBe(kobo);
});

test('a cash-out is never above the return, and falls when a leg gets less likely', () => {
  fc.assert(
    fc.property(someLegs, anyOdds, (odds, change) => {
      const at = (now: number) =>
        couponCashOut(
          oneCut(odds.map((o, index) => leg(o, undefined, index === 0 ? now : o))),
          TERMS,
        );
      const legs = odds.map((hundredths) => leg(hundredths));
      const most = couponReturn(oneCut(legs), TERMS.maxWinKobo).returnKobo;
      expect(at(change)).toBeLessThanOrEqual(most);
      expect(at(change + 100)).toBeLessThanOrEqual(at(change));
    }),
  );
});
