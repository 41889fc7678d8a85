import { unit } from './hash.ts';

// Wavelengths in ticks, weights, and the part of a wave in which it turns: news, which move a price within minutes
// and then for hours before the start, a slow drift, a swing and a flicker.
const WAVES = [
  [480, 1.5, 0.05],
  [41, 0.6, 1],
  [11, 0.5, 1],
  [3, 0.35, 1],
] as const;

/**
 * Noise between about −2 and 2 that always returns to 0. Value noise over the tick's number, so that any tick can
 * be computed without the ones before it.
 */
export function noise(key: number, tick: number): number {
  let sum = 0;
  for (const [length, weight, turn] of WAVES) {
    const place = tick / length;
    const cell = Math.floor(place);
    const along = Math.max(0, 1 - (1 - (place - cell)) / turn);
    const ease = along * along * (3 - 2 * along);
    const here = unit(key + length, cell);
    sum += weight * (here + (unit(key + length, cell + 1) - here) * ease - 0.5);
  }
  return sum * 1.4;
}
