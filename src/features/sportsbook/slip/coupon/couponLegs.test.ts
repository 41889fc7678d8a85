import { expect, test } from 'vitest';
import type { PriceChoice } from '../../../../domain/market/priceChange.ts';
import type { CouponPick } from './couponDraft.ts';
import { slipLeg } from './couponLegs.ts';
import type { CouponQuote } from './couponPrices.ts';

const NOW = 1_000_000;
const pick: CouponPick = {
  gameId: 's-1',
  marketId: 's-1:f-1x2',
  selectionId: 'home',
  oddsHundredths: 200,
  reference: 'r',
};

function quote(odds: number | undefined, rest: Partial<CouponQuote> = {}): CouponQuote {
  const selection = { selectionId: 'home', name: '1', label: 'Home', status: 'open' as const };
  return {
    ...{ marketId: pick.marketId, selectionId: 'home', status: 'open', at: NOW },
    offer: {
      ...{ gameId: 's-1', eventName: 'Home v Away', sportId: 1, startsAt: 0, inPlay: false },
      ...{ marketName: '1X2', version: 7 },
      selection: odds === undefined ? selection : { ...selection, odds },
    },
    ...rest,
  };
}

const leg = (now: CouponQuote | undefined, choice: PriceChoice = 'better', isReturned = false) =>
  slipLeg(pick, now, { choice, now: NOW, isReturned });

test.each<[PriceChoice, number, boolean, string]>([
  ['none', 200, true, 'same'],
  ['none', 210, false, 'better'],
  ['none', 190, false, 'worse'],
  ['better', 210, true, 'better'],
  ['better', 190, false, 'worse'],
  [{ withinBasisPoints: 500 }, 190, true, 'worse'],
  [{ withinBasisPoints: 500 }, 189, false, 'worse'],
  ['any', 110, true, 'worse'],
])('who takes %j meets %i: taken %s, %s', (choice, odds, isAccepted, change) => {
  const found = leg(quote(odds), choice);
  expect(found).toMatchObject({ state: 'open', isAccepted, change });
  // The total changes at once, before the player accepts.
  expect(found.oddsHundredths).toBe(odds);
});

test.each<[PriceChoice, number, boolean]>([
  ['better', 200, true],
  ['better', 210, false],
  [{ withinBasisPoints: 1000 }, 195, false],
  ['any', 150, true],
])('who was away and takes %j is told of %i first', (choice, odds, isAccepted) => {
  expect(leg(quote(odds), choice, true).isAccepted).toBe(isAccepted);
});

test.each([
  ['was not heard', undefined, 'unknown'],
  ['was heard long ago', quote(200, { at: NOW - 600_000 }), 'unknown'],
  ['is suspended', quote(undefined, { status: 'suspended' }), 'suspended'],
  ['is closed', quote(undefined, { status: 'closed' }), 'dead'],
  ['is settled', quote(undefined, { status: 'settled' }), 'dead'],
  ['is known to nobody', { ...quote(200), status: 'unknown', offer: undefined } as never, 'dead'],
])('a selection that %s is not open', (_, now, state) => {
  expect(leg(now).state).toBe(state);
});

test('odds from the future are old: the clock was set back, and nobody knows their age', () => {
  expect(leg(quote(200, { at: NOW + 1 })).state).toBe('unknown');
});

test('odds in play are old sooner than those to come', () => {
  const at = NOW - 45_000;
  expect(leg(quote(200, { at })).state).toBe('open');
  const inPlay = quote(200, { at });
  if (inPlay.offer) inPlay.offer.inPlay = true;
  expect(leg(inPlay).state).toBe('unknown');
});
