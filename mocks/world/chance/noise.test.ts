import { expect, test } from 'vitest';
import { noise } from './noise.ts';

const KEYS = [1, 22, 333];
const means = (key: number) =>
  Array.from({ length: 40 }, (_, hour) =>
    Array.from({ length: 48 }, (_, tick) => noise(key, hour * 48 + tick)).reduce(
      (sum, value) => sum + value / 48,
      0,
    ),
  );

test('news move it for hours, and seldom: most hours are like the one before', () => {
  for (const key of KEYS) {
    const hours = means(key);
    expect(Math.max(...hours) - Math.min(...hours)).toBeGreaterThan(0.4);
    const jumps = hours.slice(1).filter((mean, hour) => Math.abs(mean - (hours[hour] ?? 0)) > 0.5);
    expect(jumps.length).toBeLessThan(8);
  }
});

test('it strays to no side for good', () => {
  for (const key of KEYS) {
    let sum = 0;
    for (let tick = 0; tick < 50_000; tick++) sum += noise(key, tick);
    expect(Math.abs(sum / 50_000)).toBeLessThan(0.3);
  }
});
