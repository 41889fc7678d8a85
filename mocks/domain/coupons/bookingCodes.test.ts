import { expect, test } from 'vitest';
import { makeBookingCode, openBookingCode } from '../../../src/contract/betting/bookingCodes.ts';
import { listCoupons } from '../../../src/contract/betting/coupon.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';

async function someSelections(app: ReturnType<typeof createTestCaller>) {
  const { events } = await app.call(listCoupons, { time: 'prematch' });
  return events.slice(0, 3).flatMap(({ markets: [market] }) => {
    const selection = market?.selections[0];
    return market && selection
      ? [{ marketId: market.marketId, selectionId: selection.selectionId }]
      : [];
  });
}

test('a code opens what it was made of, however it is typed, and is the same when asked again', async () => {
  const app = createTestCaller();
  const selections = await someSelections(app);
  expect(selections).toHaveLength(3);
  const { code } = await app.call(makeBookingCode, { selections });
  expect(code).toMatch(/^[A-Z]{6}$/);
  expect((await app.call(makeBookingCode, { selections })).code).toBe(code);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();
  expect(await app.call(openBookingCode, { code: typed })).toEqual({ selections });
  const other = await app.call(makeBookingCode, { selections: selections.slice(1) });
  expect(other.code).not.toBe(code);
});

test('a code that is taken already is not given to other selections', async () => {
  const app = createTestCaller();
  const selections = await someSelections(app);
  const { code } = await app.call(makeBookingCode, { selections });
  const { bookingCodes } = app.backend.context.operator.db;
  // As if their hashes were the same.
  bookingCodes.update(code, { selections: selections.slice(1) });
  const next = await app.call(makeBookingCode, { selections });
  expect(next.code).not.toBe(code);
  expect(await app.call(openBookingCode, { code: next.code })).toEqual({ selections });
  expect(await app.call(openBookingCode, { code })).toEqual({ selections: selections.slice(1) });
});

test('nothing, and what nobody offers, has no code', async () => {
  const app = createTestCaller();
  const [known] = await someSelections(app);
  const gone = { marketId: known?.marketId ?? '', selectionId: 'nobody' };
  for (const selections of [[], [gone]]) {
    expect(await app.refusal(makeBookingCode, { selections })).toMatchObject({
      code: 'unknown-market',
    });
  }
  expect(await app.refusal(openBookingCode, { code: 'AAAAAA' })).toMatchObject({
    code: 'unknown-code',
  });
});
