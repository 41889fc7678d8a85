import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePrices } from './linePrices.ts';

test.each([
  { expected: 45.1, no: 45, yes: 46, yesRate: 100, noRate: 100 },
  { expected: 44.8, no: 45, yes: 46, yesRate: 100, noRate: 100 },
  { expected: 45.5, no: 46, yes: 46, yesRate: 90, noRate: 110 },
])('around $expected: No $no at $noRate, Yes $yes at $yesRate', (row) => {
  expect(linePrices(0, row.expected)).toMatchObject({
    line: { no: row.no, yes: row.yes },
    back: [[row.yesRate * 100, expect.any(Number)]],
    lay: [[row.noRate * 100, expect.any(Number)]],
  });
});

test('what is already scored is never offered, and Yes never pays more than No costs', () => {
  const runs = fc.integer({ min: 0, max: 400 });
  const toCome = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(runs, toCome, (scored, more) => {
      const { line, back, lay } = linePrices(scored, scored + more);
      expect(line?.no).toBeGreaterThan(scored);
      expect(line?.yes).toBeGreaterThanOrEqual(line?.no ?? 0);
      expect(back[0]?.[0]).toBeLessThanOrEqual(lay[0]?.[0] ?? 0);
      if (line?.yes === line?.no) expect(back[0]?.[0]).toBeLessThan(lay[0]?.[0] ?? 0);
    }),
  );
});
