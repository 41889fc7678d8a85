import { describe, expect, test } from 'vitest';
import type { LobbyGame, LobbyProvider } from '../../contract/external.ts';
import { lobbyIndex } from './lobbyIndex.ts';
import { type GameFilter, pickGames } from './pickGames.ts';

const provider = (id: string, name: string): LobbyProvider => ({
  provider: id,
  name,
  kinds: ['slots'],
  status: 'working',
  games: 1,
  url: '/',
});

const game = (gameCode: string, name: string, more: Partial<LobbyGame> = {}): LobbyGame => ({
  gameCode,
  name,
  provider: 'coral',
  kind: 'slots',
  minStake: 10_00,
  maxStake: 20_000_00,
  ...more,
});

const lobby = {
  providers: [provider('coral', 'Coral Bead'), provider('oja', 'Oja')],
  games: [
    game('a', 'Zebra Road', { tags: ['new'], rtpPercent: 94.2, minStake: 50_00 }),
    game('b', 'Amber Crown', { jackpot: 5_000_00, rtpPercent: 96.5, volatility: 'high' }),
    game('c', 'Roulette Lagos', { kind: 'live' }),
    game('d', 'Old Drums', { plays: 900, jackpot: 9_000_00, rtpPercent: 95 }),
    game('e', 'Market Day', { plays: 1200, provider: 'oja', rtpPercent: 95.1, volatility: 'low' }),
  ],
};
const index = lobbyIndex(lobby);
const all: GameFilter = { category: 'all', sort: 'popular', search: '', provider: '' };
const none = { favourites: [], played: [] };

const codes = (filter: Partial<GameFilter>, chosen: Parameters<typeof pickGames>[2] = none) =>
  pickGames(index, { ...all, ...filter }, chosen)
    .map(({ game }) => game.gameCode)
    .join('');

describe('the lobby', () => {
  test.each<[string, Partial<GameFilter>, string]>([
    ['everything, the most played first', {}, 'edbca'],
    ['one kind', { category: 'live' }, 'c'],
    ['jackpots', { category: 'jackpots' }, 'db'],
    ['new ones', { category: 'new' }, 'a'],
    ['one provider', { provider: 'oja' }, 'e'],
    ['by name', { sort: 'name' }, 'bedca'],
    ['by return', { sort: 'rtp' }, 'bedac'],
    ['by jackpot', { sort: 'jackpot' }, 'dbeca'],
    ['by the smallest stake', { sort: 'stake' }, 'bedca'],
    ['by a part of its name', { search: 'crow' }, 'b'],
    ['by words in any order, of name and provider', { search: 'BEAD drums' }, 'd'],
    ['by a name with marks', { search: 'Lágos' }, 'c'],
    ['what nobody offers', { search: 'none' }, ''],
    ['of one volatility', { volatility: 'high' }, 'b'],
    ['that return enough', { rtpFrom: 95 }, 'edb'],
    ['with a jackpot that return enough', { rtpFrom: 96, hasJackpot: true }, 'b'],
  ])('shows %s', (_, filter, expected) => {
    expect(codes(filter)).toBe(expected);
  });

  test('keeps the order in which favourites were marked and games were played', () => {
    const chosen = { favourites: ['c', 'a', 'gone'], played: ['b', 'e'] };
    expect(codes({ category: 'favourites', sort: 'name' }, chosen)).toBe('ca');
    expect(codes({ category: 'played' }, chosen)).toBe('be');
  });

  test('is made ready once for each answer', () => {
    expect(lobbyIndex(lobby)).toBe(index);
  });
});
