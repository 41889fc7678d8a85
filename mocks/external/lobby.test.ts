import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
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
