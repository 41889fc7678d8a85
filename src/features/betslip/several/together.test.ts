import { expect, test } from 'vitest';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { returnsOf } from '../../../state/bets/betslipReturns.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { aBet, aSelection } from '../../../testing/builders.ts';
import { blockTogether, type OneOfSeveral, reserveTogether } from './together.ts';

const NO_BETS = { matched: [], pending: [] };

function one(change: Partial<Draft>, availableKobo = 10_000_00): OneOfSeveral {
  const draft: Draft = {
    ...aSelection({ priceHundredths: 200 }),
    reference: `${change.marketId ?? 'm'} ${change.runnerId ?? 'home'}`,
    isSent: false,
    stakeKobo: 1000_00,
    ...change,
  };
  const market: MarketFrame = {
    marketId: draft.marketId,
    gameId: draft.gameId,
    kind: 'match_odds',
    name: 'Match Odds',
    status: 'open',
    inPlay: false,
    minStake: 100_00,
    maxStake: 5000_00,
    delaySeconds: 0,
    commissionPercent: 5,
    rules: '',
    runners: ['home', 'away', 'draw'].map((runnerId) => ({
      runnerId,
      name: runnerId,
      status: 'active',
    })),
  };
  const quote = {
    bestHundredths: draft.priceHundredths,
    line: undefined,
    version: 1,
    isUnchanged: true,
    isAccepted: true,
    isBestBetter: false,
    matchableKobo: 100_000_00,
  };
  return {
    bets: [],
    situation: {
      ...{ holdText: undefined, connection: 'live', isAuth: true, freshness: 'live' },
      ...{ draft, market, quote, returns: returnsOf(draft, market, NO_BETS), availableKobo },
      ...{ isReturned: false, unread: {}, rest: 'fill', isDepthKnown: true },
    },
  };
}

const lay = { side: 'lay' } as const;

test.each<[what: string, drafts: Partial<Draft>[], kobo: number]>([
  ['markets of their own: the sum', [{}, { marketId: 'm2' }, { marketId: 'm3' }], 3000_00],
  ['two backs of one market: all may wait and lose', [{}, { runnerId: 'away' }], 2000_00],
  ['a lay of ₦1,000 at 4: its liability', [{ ...lay, priceHundredths: 400 }], 3000_00],
  ['two lays of one market: only one can win', [lay, { ...lay, runnerId: 'away' }], 1000_00],
])('%s', (_, drafts, kobo) => {
  expect(reserveTogether(drafts.map((draft) => one(draft)))).toBe(kobo);
});

test('what the player holds in a market stands for what is added there', () => {
  const held = one({ ...lay });
  const back = aBet({ marketId: held.situation.draft.marketId, runnerId: 'home', side: 'back' });
  const { stake, profit } = { stake: 1000_00, profit: 1000_00 };
  const bets = [{ ...back, stake, stakeMatched: stake, profit, liability: stake }];
  expect(reserveTogether([held])).toBe(1000_00);
  expect(reserveTogether([{ ...held, bets }])).toBe(0);
});

test('each may be affordable alone and all of them not', () => {
  const pair = [one({ runnerName: 'Lions' }, 1500_00), one({ marketId: 'm2' }, 1500_00)];
  expect(pair.map((each) => blockTogether([each], undefined))).toEqual([undefined, undefined]);
  expect(blockTogether(pair, undefined)?.text).toBe(
    'These 2 bets need ₦2,000.00 together and you have ₦1,500.00 available.',
  );
});

test('the selection in the fields says first what it lacks, another by its name', () => {
  const lions = one({ runnerName: 'Lions', stakeKobo: undefined });
  const kings = one({ runnerName: 'Kings', marketId: 'm2', stakeKobo: 1_00 });
  const lionsIs = lions.situation.draft.reference;
  const kingsIs = kings.situation.draft.reference;
  expect(blockTogether([lions, kings], kingsIs)).toMatchObject({
    text: 'The smallest stake here is ₦100.00.',
    reference: kingsIs,
  });
  expect(blockTogether([lions, kings], lionsIs)).toEqual({
    text: 'Enter a stake.',
    at: 'stake',
    reference: lionsIs,
  });
  expect(blockTogether([lions, one({ marketId: 'm2' })], 'm2 home')).toEqual({
    text: 'Lions: Enter a stake.',
    reference: lionsIs,
  });
});

test('what holds for every bet is said once, without a name', () => {
  const [lions, kings] = [one({ runnerName: 'Lions' }), one({ marketId: 'm2' })];
  for (const each of [lions, kings]) each.situation.isAuth = false;
  expect(blockTogether([lions, kings], undefined)).toMatchObject({ mend: 'sign-in' });
});
