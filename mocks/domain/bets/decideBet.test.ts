import { expect, test } from 'vitest';
import type { OnPriceChange } from '../../../src/contract/betting/bets.ts';
import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { NO_ORDER } from '../../db/rows/orderColumns.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { decideBet } from './decideBet.ts';

const BOARD: { back: PriceLevel[]; lay: PriceLevel[] } = {
  back: [
    [186, 500_00],
    [185, 800_00],
    [184, 900_00],
  ],
  lay: [
    [188, 500_00],
    [189, 800_00],
    [190, 900_00],
  ],
};

const market: Market = {
  marketId: 'g:m',
  gameId: 'g',
  kind: 'match_odds',
  name: 'Match Odds',
  status: 'open',
  version: 9,
  inPlay: true,
  matched: 0,
  minStake: 100_00,
  maxStake: 0,
  delaySeconds: 5,
  commissionPercent: 5,
  rules: '',
  runners: [{ runnerId: 'home', name: 'Home', status: 'active', ...BOARD }],
};

const bet: BetRow = {
  ...NO_ORDER,
  betId: 'B1',
  reference: '',
  accountId: ADAEZE_ID,
  product: 'exchange',
  gameId: 'g',
  eventName: '',
  marketId: 'g:m',
  marketName: '',
  marketKind: 'match_odds',
  runnerId: 'home',
  runnerName: 'Home',
  runners: [
    { runnerId: 'home', name: 'Home' },
    { runnerId: 'away', name: 'Away' },
  ],
  side: 'back',
  line: null,
  askedHundredths: 185,
  version: 5,
  onPriceChange: 'none',
  toleranceBasisPoints: null,
  stakeKobo: 400_00,
  fills: [],
  commissionPercent: 5,
  state: 'delayed',
  isOpen: true,
  reasonCode: null,
  reason: null,
  placedAt: 0,
  decidesAt: 5000,
  settledAt: null,
  isHedge: false,
  resultKobo: null,
  commissionKobo: null,
  outcome: null,
  rulesVersion: '',
};

function decide(changes: Partial<BetRow>, board: Partial<Market> = {}) {
  const { operator } = createTestCaller({ scenario: 'empty' }).backend.context;
  const world = { ...operator.world, market: () => ({ ...market, ...board }) };
  const decision = decideBet({ ...operator, world }, { ...bet, ...changes }, operator.clock.now());
  if (!decision.isTaken) return decision.reason;
  const fills = decision.taken.fills.map(
    ({ priceHundredths, stakeKobo }) => `${stakeKobo / 100}@${priceHundredths}`,
  );
  return decision.line === null ? fills.join(' ') : `${fills.join(' ')} on ${decision.line}`;
}

function within(toleranceBasisPoints: number): Partial<BetRow> {
  return { onPriceChange: 'within', toleranceBasisPoints };
}

const ANY: OnPriceChange[] = ['none', 'better', 'any'];

test.each([
  ...ANY.map((choice) => [choice, 'the price still stands', 186, '400@186'] as const),
  ...ANY.map((choice) => [choice, 'a deeper price is asked', 185, '400@186'] as const),
  ['none', 'the price got better', 180, 'price-moved'],
  ['better', 'the price got better', 180, '400@186'],
  ['any', 'the price got better', 180, '400@186'],
  ['none', 'the price got worse', 190, 'price-moved'],
  ['better', 'the price got worse', 190, 'price-moved'],
  ['any', 'the price got worse', 190, '400@186'],
] as const)('with the choice %s, when %s (back at %i): %s', (choice, _, asked, expected) => {
  expect(decide({ onPriceChange: choice, askedHundredths: asked })).toBe(expected);
});

test.each<[string, Partial<BetRow>, Partial<Market>, string]>([
  ['a large stake takes the levels in turn', { stakeKobo: 1200_00 }, {}, '500@186 700@185'],
  ['what the asked price cannot fill is refused', { stakeKobo: 1400_00 }, {}, 'unmatched'],
  [
    'unless any price will do',
    { stakeKobo: 1400_00, onPriceChange: 'any' },
    {},
    '500@186 800@185 100@184',
  ],
  [
    'a lay takes the lowest first',
    { side: 'lay', askedHundredths: 189, stakeKobo: 600_00 },
    {},
    '500@188 100@189',
  ],
  [
    'a price worse within the tolerance, as deep as that goes',
    { ...within(300), askedHundredths: 190, stakeKobo: 1200_00 },
    {},
    '500@186 700@185',
  ],
  ['and no deeper', { ...within(300), askedHundredths: 190, stakeKobo: 1400_00 }, {}, 'unmatched'],
  ['a price worse by more', { ...within(200), askedHundredths: 190 }, {}, 'price-moved'],
  [
    'a lay that has come to lose more than the market allows',
    { side: 'lay', askedHundredths: 150, stakeKobo: 400_00, onPriceChange: 'any' },
    { maxStake: 351_00 },
    'above-max',
  ],
  [
    'and one that loses just that',
    { side: 'lay', askedHundredths: 150, stakeKobo: 400_00, onPriceChange: 'any' },
    { maxStake: 352_00 },
    '400@188',
  ],
  ['a suspended market', {}, { status: 'suspended' }, 'market-suspended'],
  ['a ball in the air', {}, { status: 'ball_running' }, 'ball-running'],
  ['a closed market', {}, { status: 'closed' }, 'market-closed'],
  [
    'a runner that was withdrawn',
    {},
    { runners: market.runners.map((runner) => ({ ...runner, status: 'removed' as const })) },
    'runner-removed',
  ],
  [
    'an empty side',
    {},
    { runners: market.runners.map((runner) => ({ ...runner, back: [] })) },
    'unmatched',
  ],
  [
    'money that is gone meanwhile',
    { stakeKobo: 300_000_00, onPriceChange: 'any' },
    {
      runners: [
        { runnerId: 'home', name: 'Home', status: 'active', back: [[186, 900_000_00]], lay: [] },
      ],
    },
    'not-enough-available',
  ],
])('%s', (_, changes, board, expected) => {
  expect(decide({ askedHundredths: 185, onPriceChange: 'better', ...changes }, board)).toBe(
    expected,
  );
});

const line = (no: number, yes: number): Partial<Market> => ({
  kind: 'fancy',
  runners: [
    {
      runnerId: 'home',
      name: '6 overs',
      status: 'active',
      line: { no, yes },
      back: [[100_00, 500_00]],
      lay: [[100_00, 500_00]],
    },
  ],
});

test.each([
  ['Yes', 'back', 46, 46, 'none', '400@10000 on 46'],
  ['Yes', 'back', 45, 46, 'none', 'price-moved'],
  ['Yes', 'back', 45, 46, 'better', 'price-moved'],
  ['Yes', 'back', 47, 46, 'better', '400@10000 on 46'],
  ['No', 'lay', 44, 45, 'better', '400@10000 on 45'],
  ['No', 'lay', 46, 45, 'better', 'price-moved'],
  ['No', 'lay', 46, 45, 'any', '400@10000 on 45'],
] as const)(
  '%s (%s) on %i when the line is %i, by %s: %s',
  (_, side, asked, now, choice, expected) => {
    const changes = {
      marketKind: 'fancy' as const,
      runners: [{ runnerId: 'home', name: 'Home' }],
      side,
      line: asked,
      askedHundredths: 100_00,
      onPriceChange: choice,
    };
    const board = side === 'back' ? line(now - 1, now) : line(now, now + 1);
    expect(decide(changes, board)).toBe(expected);
  },
);
