import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GAMES, returnOf } from '../../src/domain/casino/games.ts';
import { themeOf } from './gameThemes.ts';
import { lobby } from './lobby.ts';

const AT = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 60 * 60_000;

test('the lobby has two thousand games, each with a code of its own', () => {
  const { games } = lobby(AT);
  expect(games).toHaveLength(2000);
  expect(new Set(games.map(({ gameCode }) => gameCode)).size).toBe(games.length);
  expect(new Set(games.map(({ name, kind }) => `${kind} ${name}`)).size).toBe(games.length);
});

test('it is the same at every time but for its jackpots, which grow', () => {
  const [now, later] = [lobby(AT), lobby(AT + HOUR_MS)];
  const without = ({ games }: typeof now) => games.map(({ jackpot, ...game }) => game);
  expect(without(later)).toEqual(without(now));
  const grown = now.games.filter(
    ({ jackpot }, index) => jackpot && jackpot < (later.games[index]?.jackpot ?? 0),
  );
  expect(grown.length).toBeGreaterThan(20);
});

test('compressed, it is light enough for a slow network', () => {
  expect(gzipSync(JSON.stringify(lobby(AT))).length).toBeLessThan(60_000);
});

test('every tile but the live tables names a maths of our kernel, and its return and volatility', () => {
  const { games } = lobby(AT);
  const returns = new Map(GAMES.map((game) => [game.id, { game, percent: returnOf(game) / 100 }]));
  for (const { gameCode, kind, maths, rtpPercent, volatility, theme } of games) {
    if (kind === 'live') continue;
    const known = returns.get(maths ?? '');
    expect(rtpPercent, gameCode).toBe(known?.percent);
    expect(volatility, gameCode).toBe(known?.game.volatility);
    expect(theme, gameCode).toMatch(/^\w+ \w+$/);
  }
  expect(games.filter(({ kind }) => kind === 'live').map(({ provider }) => provider)).toEqual(
    Array(4).fill('aura'),
  );
  // Every maths is on some tile.
  expect(new Set(games.flatMap(({ maths }) => maths ?? [])).size).toBe(GAMES.length);
});

test('what is drawn of a game is what it is about', () => {
  const about: Record<string, Set<string | undefined>> = {};
  for (const { maths, theme = '' } of lobby(AT).games) {
    const mechanic = GAMES.find(({ id }) => id === maths)?.mechanic;
    const [, motif] = theme.split(' ');
    if (mechanic) about[mechanic] = (about[mechanic] ?? new Set()).add(motif);
  }
  const { crash, goods, lines, ways, cluster, ...others } = about;
  expect(others).toEqual({
    blackjack: new Set(['cards']),
    baccarat: new Set(['fan']),
    roulette: new Set(['roulette']),
    'sic-bo': new Set(['sicbo']),
    seven: new Set(['seven']),
    duel: new Set(['duel']),
    wheel: new Set(['wheel']),
    mines: new Set(['bomb']),
    keno: new Set(['balls']),
    scratch: new Set(['ticket']),
    dice: new Set(['dice']),
  });
  // Every ride and every slot has a word that says it.
  for (const motifs of [crash, goods, lines, ways, cluster])
    expect(motifs).not.toContain('undefined');
});

test('a jackpot that is won begins again', () => {
  const game = lobby(AT).games.find(({ jackpot }) => jackpot !== undefined);
  const wonAt = (gameCode: string) => (gameCode === game?.gameCode ? AT : undefined);
  const after = lobby(AT + 1000, wonAt).games.find(({ gameCode }) => gameCode === game?.gameCode);
  expect(after?.jackpot).toBeLessThan(game?.jackpot ?? 0);
});

test.each([
  ['Drum of Fortune', 'night drum'],
  ['Seven Stars', 'gold star'],
  ['Starlit Willow', 'indigo tree'],
  ['Royal Meadow', 'gold flower'],
  ['White Spring', 'ivory flower'],
  ['White Waves', 'river wave'],
])('%s shows what its name says', (name, theme) => {
  expect(themeOf('any', name, 'lines')).toBe(theme);
});

test('looms, shells, coins and beads each have a picture of their own', () => {
  const motifOf = (thing: string) =>
    lobby(AT)
      .games.find(({ kind, name }) => kind === 'slots' && name.endsWith(` ${thing}`))
      ?.theme?.split(' ')[1];
  expect(['Looms', 'Shells', 'Coins', 'Beads'].map(motifOf)).toEqual([
    'loom',
    'shell',
    'coin',
    'bead',
  ]);
});

test('what is drawn is told apart: among a lobby’s first two dozen and on each shelf of a provider', () => {
  const { games } = lobby(AT);
  const subjects = (of: (game: (typeof games)[number]) => boolean, count: number) =>
    games
      .filter((game) => game.kind !== 'live' && of(game))
      .slice(0, count)
      .map(({ theme }) => theme?.split(' ')[1]);
  const repeats = (list: readonly unknown[], apart: number) =>
    list.filter((subject, at) => list.slice(Math.max(0, at - apart), at).includes(subject));
  expect(
    repeats(
      subjects(() => true, 24),
      11,
    ),
  ).toEqual([]);
  for (const provider of ['kingmaker', 'spm', 'harmattan', 'coral']) {
    const slots = subjects((game) => game.provider === provider && game.kind === 'slots', 14);
    expect(repeats(slots, 6), provider).toEqual([]);
  }
  expect(games.map(({ plays = 0 }) => plays)).toEqual(
    games.map(({ plays = 0 }) => plays).sort((one, other) => other - one),
  );
});
