import { expect, test } from 'vitest';
import type { Market } from '../../src/contract/betting/market.ts';
import { createGameChannel } from './gameChannel.ts';
import { gameDelta } from './gameDelta.ts';

const market: Market = {
  marketId: 'g:mo',
  gameId: 'g',
  kind: 'match_odds',
  name: 'Match Odds',
  status: 'open',
  version: 7,
  inPlay: true,
  matched: 100_00,
  minStake: 100_00,
  maxStake: 0,
  delaySeconds: 5,
  commissionPercent: 5,
  rules: '',
  runners: [
    {
      runnerId: 'home',
      name: 'Home',
      status: 'active',
      back: [[185, 500_00]],
      lay: [[187, 400_00]],
    },
    {
      runnerId: 'away',
      name: 'Away',
      status: 'active',
      back: [[210, 300_00]],
      lay: [[214, 200_00]],
    },
  ],
};
const [home, away] = market.runners;
if (!home || !away) throw new Error('two runners');
const view = (changes: Partial<Market> = {}, line = '1–0') => ({
  score: { line },
  markets: [{ ...market, ...changes }],
});

test.each<[string, Partial<Market>, object]>([
  ['a status', { status: 'suspended', version: 8 }, { id: 'g:mo', v: 8, s: 'suspended' }],
  ['the matched total', { matched: 200_00 }, { id: 'g:mo', m: 200_00 }],
  [
    'one side of one runner',
    { runners: [{ ...home, back: [[186, 500_00]] }, away] },
    { id: 'g:mo', r: [['home', [[186, 500_00]], null, null]] },
  ],
  [
    'the price last traded',
    { runners: [home, { ...away, lastTraded: 210 }] },
    { id: 'g:mo', r: [['away', null, null, 210]] },
  ],
  [
    'a run line',
    { runners: [{ ...home, line: { no: 44, yes: 45 } }, away] },
    { id: 'g:mo', l: [['home', 44, 45]] },
  ],
])('%s that moved is all that is sent', (_, changes, expected) => {
  expect(gameDelta(view(), view(changes))).toEqual({ markets: [expected] });
});

test('nothing moved, nothing sent', () => {
  expect(gameDelta(view(), view())).toBeUndefined();
});

test('the score travels without markets', () => {
  expect(gameDelta(view(), view({}, '2–0'))).toEqual({ markets: [], score: { line: '2–0' } });
});

test('a market that opens is sent whole, and one that disappears is closed', () => {
  const other = { ...market, marketId: 'g:new' };
  const delta = gameDelta(view(), { score: { line: '1–0' }, markets: [other] });
  expect(delta).toEqual({ markets: [{ id: 'g:mo', s: 'closed' }], opened: [other] });
});

test('a market whose result was told leaves without a word', () => {
  const before = { ...view(), markets: [{ ...market, status: 'settled' as const }] };
  expect(gameDelta(before, { ...view(), markets: [] })).toBeUndefined();
});

test('a runner that is removed resends its market, since no change can say it', () => {
  const runners = [{ ...home, status: 'removed' as const }, away];
  expect(gameDelta(view(), view({ runners }))?.opened).toMatchObject([{ runners }]);
});

test('a channel fills a gap by the changes missed, and knows when it cannot', () => {
  const channel = createGameChannel('g', 10, view());
  for (let goals = 2; goals < 5; goals++) channel.advance(view({}, `${goals}–0`));
  expect(channel.seq).toBe(13);
  expect(channel.changesSince(13)).toEqual([]);
  expect(channel.changesSince(11)?.map(({ seq }) => seq)).toEqual([12, 13]);
  expect(channel.changesSince(9)).toBeUndefined();
  expect(channel.changesSince(14)).toBeUndefined();
});
