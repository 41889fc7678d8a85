import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Amount, AskedPrice, Odds, Page, Tolerance, Whole } from './asked.ts';

const schemas = { Amount, AskedPrice, Odds, Page, Tolerance, Whole };
type Name = keyof typeof schemas;

test.each<[Name, number, number]>([
  ['Amount', 0, 0],
  ['Amount', 1000.05, 100_005],
  ['Amount', 0.29, 29],
  ['Amount', 10_000_000_000, 1_000_000_000_000],
  ['Odds', 1.01, 101],
  ['Odds', 1000, 100_000],
  ['AskedPrice', 0.87, 87],
  ['Tolerance', 0, 0],
  ['Tolerance', 2.5, 250],
  ['Tolerance', 100, 10_000],
  ['Page', 1, 1],
  ['Whole', 0, 0],
  ['Whole', 1_773_507_600_000, 1_773_507_600_000],
])('%s takes %d as %d, and sends it as it was', (name, wire, inCode) => {
  expect(z.decode(schemas[name], wire)).toBe(inCode);
  expect(z.encode(schemas[name], inCode)).toBe(wire);
});

test.each<[Name, unknown]>([
  ['Amount', -0.01],
  ['Amount', 10.005],
  ['Amount', 1e300],
  ['Amount', 10_000_000_000.01],
  ['Amount', Number.NaN],
  ['Amount', '5'],
  ['Odds', 1],
  ['Odds', 0],
  ['Odds', -2],
  ['Odds', 1.005],
  ['Odds', 1.999],
  ['Odds', 1000.01],
  ['AskedPrice', 0],
  ['AskedPrice', 87.125],
  ['AskedPrice', 1000.01],
  ['Tolerance', -1],
  ['Tolerance', 100.01],
  ['Tolerance', 0.001],
  ['Page', 0],
  ['Page', -1],
  ['Whole', -1],
  ['Whole', 1.5],
])('%s refuses %j', (name, wire) => {
  expect(z.safeDecode(schemas[name], wire as never).success).toBe(false);
});
