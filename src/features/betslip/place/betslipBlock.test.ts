import { expect, test } from 'vitest';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { blockOf, type SlipSituation } from './betslipBlock.ts';

const draft: Draft = {
  reference: 'r',
  isSent: false,
  gameId: 'g',
  eventName: 'Home v Away',
  marketId: 'm',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId: 'home',
  runnerName: 'Home',
  side: 'back',
  priceHundredths: 185,
  version: 3,
  stakeKobo: 500_00,
};

const market: MarketFrame = {
  marketId: 'm',
  gameId: 'g',
  kind: 'match_odds',
  name: 'Match Odds',
  status: 'open',
  inPlay: true,
  minStake: 100_00,
  maxStake: 1000_00,
  delaySeconds: 5,
  commissionPercent: 5,
  rules: '',
  runners: [{ runnerId: 'home', name: 'Home', status: 'active' }],
};

const quote = {
  bestHundredths: 185,
  line: undefined,
  version: 3,
  change: 'same',
  isUnchanged: true,
  isAccepted: true,
  isBestBetter: false,
  matchableKobo: 12_000_00,
} as const;

const returns = {
  profitKobo: 425_00,
  rateBasisPoints: 500,
  liabilityKobo: 500_00,
  before: new Map(),
  after: new Map(),
  addedExposureKobo: 500_00,
  reserveKobo: 500_00,
};

const fine: SlipSituation = {
  holdText: undefined,
  connection: 'live',
  isAuth: true,
  freshness: 'live',
  draft,
  market,
  quote,
  returns,
  availableKobo: 500_00,
  isReturned: false,
  unread: {},
  rest: 'fill',
  isDepthKnown: true,
};

const removed = {
  ...market,
  runners: [{ runnerId: 'home', name: 'Home', status: 'removed' }],
} as const;

test.each<[string, Partial<SlipSituation>, RegExp | undefined]>([
  ['all is well', {}, undefined],
  ['prices are a few seconds old', { freshness: 'ageing' }, undefined],
  ['offline', { connection: 'offline' }, /offline\. Nothing is sent; your slip stays a draft/],
  ['reconnecting', { connection: 'reconnecting' }, /Reconnecting\. Betting is on again once/],
  ['reconnecting, of a guest', { connection: 'reconnecting', isAuth: false }, /Log in/],
  ['a time-out', { holdText: 'You are taking a break.' }, /^You are taking a break\.$/],
  ['a guest', { isAuth: false }, /Log in/],
  ['old prices', { freshness: 'old' }, /old\. Betting is off/],
  ['the market is gone', { market: undefined }, /no longer listed/],
  ['suspended', { market: { ...market, status: 'suspended' } }, /suspended/],
  ['ball running', { market: { ...market, status: 'ball_running' } }, /ball is being bowled/],
  ['closed', { market: { ...market, status: 'result_pending' } }, /closed/],
  ['not open yet', { market: { ...market, status: 'inactive' } }, /suspended/],
  ['the runner is out', { market: removed }, /withdrawn/],
  ['nobody offers', { quote: { ...quote, bestHundredths: undefined } }, /Nobody offers/],
  ['no stake', { draft: { ...draft, stakeKobo: undefined as never } }, /Enter a stake/],
  ['a stake of nothing', { draft: { ...draft, stakeKobo: 0 } }, /Enter a stake/],
  ['kobo in the stake', { draft: { ...draft, stakeKobo: 500_50 } }, /whole naira/],
  [
    'below the minimum',
    { draft: { ...draft, stakeKobo: 99_00 } },
    /smallest stake here is ₦100\.00/,
  ],
  [
    'above the maximum',
    { draft: { ...draft, stakeKobo: 1001_00 } },
    /largest stake here is ₦1,000\.00/,
  ],
  [
    'a lay above the maximum',
    { draft: { ...draft, side: 'lay', priceHundredths: 300, stakeKobo: 501_00 } },
    /One bet here can lose at most ₦1,000\.00/,
  ],
  [
    'no maximum',
    { market: { ...market, maxStake: 0 }, draft: { ...draft, stakeKobo: 10_000_00 } },
    undefined,
  ],
  [
    'off the ladder',
    { draft: { ...draft, priceHundredths: 4_03 } },
    /does not trade at this price/,
  ],
  [
    'a rate is on no ladder',
    { draft: { ...draft, marketKind: 'bookmaker', priceHundredths: 8_703 } },
    undefined,
  ],
  [
    'a price that the choice does not take',
    { quote: { ...quote, isAccepted: false, bestHundredths: 183 } },
    /price is now 1\.83\. You asked for 1\.85/,
  ],
  [
    'a price to back that the player has raised above the best',
    {
      draft: { ...draft, isOwnPrice: true, priceHundredths: 190 },
      quote: { ...quote, isAccepted: false },
    },
    /^Nobody offers 1\.90 now; the best is 1\.85\. Ask for 1\.85 or lower, or let your bet wait\.$/,
  ],
  [
    'a price to lay that the player has put below the best',
    {
      draft: { ...draft, side: 'lay', isOwnPrice: true, priceHundredths: 180 },
      quote: { ...quote, isAccepted: false },
    },
    /the best is 1\.85\. Ask for 1\.85 or higher, or let your bet wait\.$/,
  ],
  [
    'nobody offers, to an order that may wait',
    { rest: 'lapse', quote: { ...quote, bestHundredths: undefined, matchableKobo: 0 } },
    undefined,
  ],
  [
    'a worse price, to an order that may wait',
    { rest: 'keep', quote: { ...quote, isAccepted: false, isUnchanged: false, matchableKobo: 0 } },
    undefined,
  ],
  [
    'less than the part wanted at once',
    {
      rest: 'keep',
      draft: { ...draft, leastKobo: 300_00 },
      quote: { ...quote, matchableKobo: 200_00 },
    },
    /^Only ₦200\.00 can be matched now, and you want ₦300\.00\.$/,
  ],
  [
    'a part at once above the stake',
    { rest: 'keep', draft: { ...draft, leastKobo: 501_00 } },
    /more than your stake/,
  ],
  ['a price that it takes', { quote: { ...quote, isUnchanged: false } }, undefined],
  [
    'a better price after an absence',
    { isReturned: true, quote: { ...quote, isUnchanged: false, bestHundredths: 187 } },
    /While you were away the price went from 1\.85 to 1\.87/,
  ],
  ['the same price after an absence', { isReturned: true }, undefined],
  [
    'too little waits',
    { quote: { ...quote, matchableKobo: 499_99 } },
    /Only ₦499\.99 can be matched/,
  ],
  ['depth unknown', { quote: { ...quote, matchableKobo: 1 }, isDepthKnown: false }, undefined],
  ['not enough money', { availableKobo: 499_99 }, /needs ₦500\.00 and you have ₦499\.99/],
  ['the balance has not come: the server decides', { availableKobo: undefined }, undefined],
  ['overdrawn', { availableKobo: -1 }, /you have ₦0\.00/],
  [
    'a hedge without money',
    { availableKobo: -1, returns: { ...returns, reserveKobo: 0 } },
    undefined,
  ],
])('%s', (_, part, expected) => {
  const block = blockOf({ ...fine, ...part });
  if (expected) expect(block?.text).toMatch(expected);
  else expect(block).toBeUndefined();
});

test('the reason that nothing on the slip can mend comes first', () => {
  const all = { connection: 'offline', isAuth: false, freshness: 'old', availableKobo: 0 } as const;
  expect(blockOf({ ...fine, ...all })?.text).toMatch(/offline/);
});

test.each([
  ['a guest', { isAuth: false }, 'sign-in'],
  ['a worse price', { quote: { ...quote, isAccepted: false } as const }, 'accept-price'],
])('%s is offered the mend', (_, part, mend) => {
  expect(blockOf({ ...fine, ...part })?.mend).toBe(mend);
});
