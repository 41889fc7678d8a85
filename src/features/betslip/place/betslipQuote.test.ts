import { expect, test } from 'vitest';
import type { PriceLevel, Runner } from '../../../contract/betting/market.ts';
import { placeMarket } from '../../../state/live/marketStreamMarket.ts';
import { aBet } from '../../../testing/builders.ts';
import { quoteFor } from './betslipQuote.ts';

const draft = {
  reference: 'r',
  isSent: false,
  gameId: 'g',
  eventName: '',
  marketId: 'm',
  marketName: '',
  marketKind: 'match_odds',
  runnerId: 'home',
  runnerName: 'Home',
  version: 3,
} as const;

function market(levels: { back?: PriceLevel[]; lay?: PriceLevel[] }, line?: Runner['line']) {
  const { back = [], lay = [] } = levels;
  return placeMarket(undefined, {
    marketId: 'm',
    gameId: 'g',
    kind: 'match_odds',
    name: '',
    status: 'open',
    version: 9,
    inPlay: true,
    matched: 0,
    minStake: 0,
    maxStake: 0,
    delaySeconds: 5,
    commissionPercent: 5,
    rules: '',
    runners: [
      { runnerId: 'home', name: 'Home', status: 'active', back, lay, ...(line && { line }) },
    ],
  });
}

const backs: PriceLevel[] = [
  [185, 100],
  [184, 200],
  [183, 400],
];
const lays: PriceLevel[] = [
  [186, 100],
  [187, 200],
];

test.each([
  ['back at the best', 'back', 185, 'same', true, 100],
  ['back at a deeper price that still stands', 'back', 183, 'same', true, 700],
  ['back above the best', 'back', 186, 'worse', false, 0],
  ['back below all that is shown', 'back', 180, 'better', true, 700],
  ['lay at the best', 'lay', 186, 'same', true, 100],
  ['lay below the best', 'lay', 180, 'worse', false, 0],
  ['lay above all that is shown', 'lay', 190, 'better', true, 300],
] as const)('%s', (_, side, priceHundredths, change, isAccepted, matchableKobo) => {
  const quote = quoteFor(
    { ...draft, side, priceHundredths },
    market({ back: backs, lay: lays }),
    'better',
  );
  expect(quote).toMatchObject({
    isUnchanged: change === 'same',
    isAccepted,
    matchableKobo,
    version: 9,
  });
});

test.each([
  ['back', 185, false],
  ['back', 184, true],
  ['back', 186, false],
  ['lay', 187, true],
  ['lay', 186, false],
] as const)('%s at %i: is the best better? %s', (side, priceHundredths, isBestBetter) => {
  const quote = quoteFor(
    { ...draft, side, priceHundredths },
    market({ back: backs, lay: lays }),
    'better',
  );
  expect(quote).toMatchObject({ isBestBetter });
});

test('an empty side has no best price', () => {
  const quote = quoteFor(
    { ...draft, side: 'lay', priceHundredths: 186 },
    market({ back: backs }),
    'better',
  );
  expect(quote).toMatchObject({ bestHundredths: undefined, matchableKobo: 0 });
});

test.each([
  ['yes', 'back', 45, 'same'],
  ['yes, the line rose', 'back', 44, 'worse'],
  ['yes, the line fell', 'back', 46, 'better'],
  ['no, the line rose', 'lay', 43, 'better'],
] as const)('a fancy: %s', (_, side, line, change) => {
  const rates: PriceLevel[] = [[10_000, 100]];
  const fancy = market({ back: rates, lay: rates }, { no: 44, yes: 45 });
  const quote = quoteFor({ ...draft, side, line, priceHundredths: 10_000 }, fancy, 'better');
  expect(quote).toMatchObject({ isUnchanged: change === 'same', line: side === 'back' ? 45 : 44 });
});

test('an unknown runner has no quote', () => {
  expect(
    quoteFor({ ...draft, runnerId: 'x', side: 'back', priceHundredths: 185 }, market({}), 'better'),
  ).toBeUndefined();
});

test('the player’s own waiting order is not money that can be matched, nor a price that stands', () => {
  const own = aBet({
    ...{ marketId: 'm', runnerId: 'home', side: 'lay', state: 'part-matched', priceAsked: 184 },
    ...{ stake: 500, stakeMatched: 350, stakeWaiting: 150 },
  });
  const at = (priceHundredths: number, bets = [own]) =>
    quoteFor({ ...draft, side: 'back', priceHundredths }, market({ back: backs }), 'better', bets);
  expect(at(183)).toMatchObject({ matchableKobo: 550 });
  expect(at(184)).toMatchObject({ matchableKobo: 150 });
  expect(at(184, [{ ...own, stakeMatched: 300, stakeWaiting: 200 }])?.matchableKobo).toBe(100);
  // Of another market, or matched already: it is not in this column.
  expect(at(183, [{ ...own, marketId: 'other' }])?.matchableKobo).toBe(700);
  expect(at(183, [{ ...own, state: 'matched', stakeWaiting: 0 }])?.matchableKobo).toBe(700);
});
