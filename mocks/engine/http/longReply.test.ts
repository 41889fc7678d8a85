import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { atOnce } from '../slices.ts';
import { acceptedInSteps, isLong } from './longReply.ts';
import { accepted } from './reply.ts';

/** On the wire a cent is a hundredth. */
const Cents = z.codec(z.number(), z.number(), {
  decode: (whole) => whole * 100,
  encode: (cents) => cents / 100,
});
const listed = {
  path: '/listed',
  output: z.object({
    total: Cents,
    lines: z.array(z.object({ id: z.int(), cents: Cents })),
    ids: z.array(z.int()),
  }),
};
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, cents: id * 10 }));

test.each([
  [0, 0, false],
  [500, 500, false],
  [501, 0, true],
  [1234, 2001, true],
])('%i lines and %i ids: long is %s, and the answer is the same', (lines, ids, long) => {
  const output = {
    total: 150,
    lines: linesOf(lines),
    ids: Array.from({ length: ids }, (_, n) => n),
  };
  expect(isLong(output)).toBe(long);
  const { status, body } = atOnce(acceptedInSteps(listed, output));
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual(JSON.parse(accepted(listed, output).body));
});

test('no step encodes more than a hundred items', () => {
  const steps = [...acceptedInSteps(listed, { total: 0, lines: linesOf(1001), ids: [] })];
  expect(steps).toHaveLength(11);
});

test('an item that breaks the contract is told', () => {
  const lines = [...linesOf(600), { id: 0.5, cents: 0 }];
  expect(() => atOnce(acceptedInSteps(listed, { total: 0, lines, ids: [] }))).toThrow(
    "The mock's answer to /listed breaks the contract",
  );
});
