import { expect, test } from 'vitest';
import { GAMES } from '../../domain/casino/games.ts';
import { MOTIFS, motifAfter, readTheme } from './motifs.ts';
import { SCENES, sceneOf } from './scenes.ts';

test('every mechanic has a scene of its own, and a live table another', () => {
  for (const { id, mechanic } of GAMES) expect(sceneOf(id), id).toBe(SCENES[mechanic]);
  expect(sceneOf(undefined)).toBe(SCENES['live']);
  const drawn = Object.values(SCENES).map(({ shapes, line }) => shapes + line);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test.each([
  ['crimson lion', { palette: 'crimson', motif: 'lion' }],
  ['mauve lion', { palette: 'jade', motif: 'lion' }],
  ['gold roulette', { palette: 'gold', motif: 'roulette' }],
  [undefined, { palette: 'jade', motif: 'stall' }],
])('%s is read', (theme, expected) => {
  expect(readTheme(theme)).toEqual(expected);
});

test('the lesser pictures of a slot differ from its main one and from each other', () => {
  for (const motif of ['drum', 'stall', 'gem', 'elephant'] as const) {
    const all = [0, 1, 2, 3].map((steps) => motifAfter(motif, steps));
    expect(new Set(all).size).toBe(4);
    expect(all.every((name) => MOTIFS[name].startsWith('M'))).toBe(true);
  }
});
