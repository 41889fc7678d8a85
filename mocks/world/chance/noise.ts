import { unit } from './hash.ts';

// Wavelengths in ticks, and weights: a slow drift, a swing and a flicker.
const WAVES = [
  [41, 0.6],
  [11, 0.5],
  [3, 0.35],
] as const;

/**
 * Smooth noise between about −1 and 1 that always returns to 0. Value noise over the tick's number, so that
 * any tick can be computed without the ones before it.
 */
export function noise(key: number, tick: number): number {
  let sum = 0;
  for (const [length, weight] of WAVES) {
    const place = tick / length;
    const cell = Math.floor(place);
    const along = place - cell;
    const ease = along * along * (3 - 2 * along);
    const here = unit(key + length, cell);
    sum += weight * (here + (unit(key + length, cell + 1) - here) * ease - 0.5);
  }
  return sum * 1.4;
}
