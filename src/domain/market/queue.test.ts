import { expect, test } from 'vitest';
import { type Queued, serveQueue } from './queue.ts';

const N = 100;

/** `A500<2000`: order A waits for ₦500 behind ₦2,000 of others. */
function queued(text: string): Queued[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [, id = '', rest, ahead] = /^([A-Z])(\d+)<(\d+)$/.exec(part) ?? [];
      return { id, restKobo: Number(rest) * N, aheadKobo: Number(ahead) * N };
    });
}

const textOf = (queue: readonly Queued[]) =>
  queue.map(({ id, restKobo, aheadKobo }) => `${id}${restKobo / N}<${aheadKobo / N}`).join(' ');

test.each([
  ['the first to come is served first', 'A200<0 B300<0', 350, 'A200 B150', 0, 'B150<0'],
  ['what stands before an order goes first', 'A500<2000', 1_500, '', 1_500, 'A500<500'],
  ['and then the order', 'A300<2000', 2_100, 'A100', 2_000, 'A200<0'],
  ['behind more, nothing', 'A800<2400', 2_100, '', 2_100, 'A800<300'],
  ['money between two orders', 'A200<100 B300<400', 700, 'A200 B100', 400, 'B200<0'],
  ['money that left before the second', 'A200<400 B300<100', 700, 'A200 B100', 400, 'B200<0'],
  ['what is left goes to those who came later', 'A200<0', 500, 'A200', 300, ''],
  ['nothing traded', 'A200<10', 0, '', 0, 'A200<10'],
  ['nobody waits', '', 500, '', 500, ''],
])('%s', (_, before, traded, filled, others, after) => {
  const served = serveQueue(queued(before), traded * N);
  expect(served.filled.map(({ id, kobo }) => `${id}${kobo / N}`).join(' ')).toBe(filled);
  expect(served.othersKobo).toBe(others * N);
  expect(textOf(served.queue)).toBe(after);
});

test('no more goes to those who came later than there is of them', () => {
  expect(serveQueue(queued('A200<100'), 500 * N, 50 * N).othersKobo).toBe(150 * N);
});
