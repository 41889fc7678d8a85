import 'fake-indexeddb/auto';
import { get } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { database } from '../../../../storage/database.ts';
import { savedKeys } from '../../../../storage/keys.ts';
import { aCoupon } from '../../../../testing/builders.ts';
import {
  clearCoupon,
  couponSlip,
  finishCoupon,
  replacePicks,
  startCouponSlip,
  togglePick,
} from './couponSlip.ts';

const Kept = z.object({ data: z.object({ picks: z.array(z.unknown()) }) });

/** What the next start of the page finds, without writes that still wait. */
async function keptPicks(): Promise<number> {
  // A read that began before the write answers first; the next one comes after it.
  await get(savedKeys.couponSlip, database);
  return Kept.parse(await get(savedKeys.couponSlip, database)).data.picks.length;
}

test('a bet that the player has done with is gone from the device at once, whatever follows', async () => {
  // No waiting write ever runs here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  await startCouponSlip();
  replacePicks([{ gameId: '1', marketId: '1-m', selectionId: 'home' }]);
  couponSlip.sent = [];
  finishCoupon();
  expect(await keptPicks()).toBe(1);

  couponSlip.sent = [
    {
      reference: 'r',
      kind: 'single',
      keys: ['1-m/home'],
      stakeKobo: 500_00,
      phase: { is: 'done', result: aCoupon(), at: 0 },
    },
  ];
  finishCoupon();
  expect(await keptPicks()).toBe(0);
});

test('what is picked and cleared is on the device at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  await startCouponSlip();
  togglePick({ gameId: '1', marketId: '1-m', selectionId: 'home' });
  togglePick({ gameId: '2', marketId: '2-m', selectionId: 'away' });
  expect(await keptPicks()).toBe(2);
  clearCoupon();
  expect(await keptPicks()).toBe(0);
});
