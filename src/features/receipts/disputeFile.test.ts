import { expect, test } from 'vitest';
import type { ReceiptBody } from '../../contract/account/receipts.ts';
import { byteLength } from '../../lib/byteLength.ts';
import { type DisputeParts, disputeFile, MOST_BYTES } from './disputeFile.ts';

const body: ReceiptBody = {
  v: 1,
  no: 1,
  player: 'adaeze',
  kind: 'bet',
  id: 'B1',
  issued: 0,
  rules: '1.0',
  facts: [],
  prices: [],
  steps: [],
  before: '',
};
const parts = (counts: { chain: number; told: number }): DisputeParts => ({
  receipt: 'x'.repeat(1500),
  body,
  chain: Array.from({ length: counts.chain }, (_, no) => ({ no, hash: 'a'.repeat(64) })),
  told: Array.from({ length: counts.told }, (_, at) => ({ at, text: '₦'.repeat(200) })),
  phone: { browser: 'Chrome' },
  madeAt: 1_773_500_000_000,
});

test('a small one holds everything', () => {
  const given = parts({ chain: 3, told: 2 });
  const file = JSON.parse(disputeFile(given));
  expect(file).toMatchObject({ receipt: given.receipt, says: body, chain: given.chain });
  expect(file.told).toHaveLength(2);
});

test('however much is known, it stays within what support takes, and the newest stays', () => {
  const text = disputeFile(parts({ chain: 2000, told: 500 }));
  expect(byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  const file = JSON.parse(text);
  expect(file.receipt).toHaveLength(1500);
  expect(file.chain.at(-1).no).toBe(1999);
  expect(file.told[0].at).toBe('1970-01-01T00:00:00.000Z');
});
