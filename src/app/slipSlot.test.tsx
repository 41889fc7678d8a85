import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { newPage } from '../testing/newPage.ts';

vi.mock('../features/betslip/BetslipDock.tsx', () => ({ BetslipDock: () => <p>the slip</p> }));

vi.mock('../features/sportsbook/slip/CouponDock.tsx', () => ({
  CouponDock: () => <p>the coupon</p>,
}));

// A phone.
vi.mock('../ui/dock/whenWide.ts', () => ({ whenWide: () => new Promise(() => undefined) }));

/** What waits for a moment in which the phone has nothing to do. */
let waiting: IdleRequestCallback[] = [];

beforeEach(() => {
  newPage();
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => waiting.push(callback));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  navigate('/');
});

/** A guest opens a match; the slip's code has not been loaded. */
async function openMatch() {
  navigate('/exchange/1');
  const { SlipSlot } = await import('./SlipSlot.tsx');
  const { slipMark } = await import('../state/bets/slipMark.ts');
  await act(async () => {
    render(<SlipSlot />);
  });
  expect(waiting).toHaveLength(1);
  return slipMark;
}

test('on a match the slip is fetched once the phone has a moment', async () => {
  await openMatch();
  expect(screen.queryByText('the slip')).toBeNull();
  await act(async () => {
    for (const idle of waiting) idle({ didTimeout: false, timeRemaining: () => 50 });
  });
  expect(await screen.findByText('the slip')).toBeDefined();
});

test('a price that is tapped before that fetches it at once', async () => {
  const slipMark = await openMatch();
  await act(async () => {
    slipMark.picked = 'm1 r1 back';
  });
  expect(await screen.findByText('the slip')).toBeDefined();
});

test('a tap that wanted the slip is over once its code is here', async () => {
  const slipMark = await openMatch();
  await act(async () => {
    slipMark.isWanted = true;
  });
  expect(await screen.findByText('the slip')).toBeDefined();
  expect(slipMark.isWanted).toBe(false);
});

test('a saved coupon does not wait for a moment, an emptied one does', async () => {
  const { database } = await import('../storage/database.ts');
  const { savedKeys } = await import('../storage/keys.ts');
  const { paths } = await import('../paths.ts');
  const { SlipSlot } = await import('./SlipSlot.tsx');
  const { couponWanted } = await import('./slipWanted.ts');
  let isWanted = false;
  await set(savedKeys.couponSlip, { data: { picks: [], sent: [], kind: 'acca' } }, database);
  void couponWanted().then(() => {
    isWanted = true;
  });
  // A read that began before answers first.
  await get(savedKeys.couponSlip, database);
  await get(savedKeys.couponSlip, database);
  expect(isWanted).toBe(false);

  await set(savedKeys.couponSlip, { data: { picks: [{}], sent: [], kind: 'acca' } }, database);
  navigate(paths.sportsbook);
  await act(async () => {
    render(<SlipSlot />);
  });
  expect(await screen.findByText('the coupon')).toBeDefined();
});
