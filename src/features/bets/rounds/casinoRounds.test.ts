import { expect, test } from 'vitest';
import type { CasinoRound } from '../../../contract/casino/casino.ts';
import { isRoundFound, withOlder } from './casinoRounds.ts';

const round = (roundId: string, state: CasinoRound['state'] = 'lost'): CasinoRound => ({
  roundId,
  reference: roundId,
  provider: 'oja',
  gameCode: 'oja-market-day',
  gameName: 'Market Day',
  stake: 100_00,
  returned: 0,
  state,
  playedAt: Date.parse('2026-11-20T12:00:00Z'),
  detail: '',
});

test.each([
  ['open', 'open', {}, true],
  ['won', 'settled', {}, true],
  ['lost', 'settled', { product: 'casino' }, true],
  ['lost', 'settled', { product: 'exchange' }, false],
  ['lost', 'open', {}, false],
  ['void', 'void', {}, true],
  ['lost', 'settled', { event: 'market' }, true],
  ['lost', 'settled', { event: 'crown' }, false],
  ['lost', 'settled', { range: { from: '2026-11-20', to: '2026-11-20' } }, true],
  ['lost', 'settled', { range: { from: '2026-11-21', to: '2026-11-21' } }, false],
] as const)('a round that is %s, among %s bets with %o: %s', (state, group, filter, expected) => {
  expect(isRoundFound(round('R1', state), group, filter)).toBe(expected);
});

test('a page that a new round has moved down adds only what is not shown', () => {
  const shown = { asOf: 1, total: 3, rounds: [round('R3'), round('R2')] };
  const older = { asOf: 2, total: 4, rounds: [round('R2'), round('R1')] };
  expect(withOlder(shown, older).rounds.map(({ roundId }) => roundId)).toEqual(['R3', 'R2', 'R1']);
});
