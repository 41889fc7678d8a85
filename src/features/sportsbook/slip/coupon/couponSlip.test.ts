import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { get } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { savedKeys } from '../../../../storage/keys.ts';
import { aCoupon } from '../../../../testing/builders.ts';
import { newPage, newTab } from '../../../../testing/newPage.ts';
import { until } from '../../../../testing/until.ts';

let page: typeof import('./couponSlip.ts');

beforeEach(async () => {
  newPage();
  // A device of its own: pages of the test before may still write to theirs.
  vi.stubGlobal('indexedDB', new IDBFactory());
  page = await import('./couponSlip.ts');
});

const Kept = z.object({ data: z.object({ picks: z.array(z.unknown()) }) });

/** What the next start of the page finds, without writes that still wait. */
async function keptPicks(): Promise<number> {
  const { database } = await import('../../../../storage/database.ts');
  // A read that began before the write answers first; the next one comes after it.
  await get(savedKeys.couponSlip, database);
  return Kept.parse(await get(savedKeys.couponSlip, database)).data.picks.length;
}

test('a bet that the player has done with is gone from the device at once, whatever follows', async () => {
  const { couponSlip, finishCoupon, replacePicks, startCouponSlip } = page;
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

test('a free bet leaves the slip with the bet it has paid, and its stake with it', () => {
  const { couponSlip, finishCoupon, replacePicks } = page;
  const pay = (state: 'open' | 'rejected') => {
    replacePicks([{ gameId: '1', marketId: '1-m', selectionId: 'home' }]);
    Object.assign(couponSlip, { stakeKobo: 1000_00, freeBetId: 'F' });
    const bet = { reference: 'r', kind: 'single', keys: ['1-m/home'], stakeKobo: 1000_00 } as const;
    const result = aCoupon({ state, freeBetId: 'F' });
    couponSlip.sent = [{ ...bet, phase: { is: 'done', result, at: 0 } }];
    finishCoupon();
  };
  pay('rejected');
  expect(couponSlip).toMatchObject({ stakeKobo: 1000_00, freeBetId: 'F' });
  pay('open');
  expect(couponSlip).toMatchObject({ stakeKobo: undefined, freeBetId: undefined });
});

test('a free bet’s stake is money neither at the next start nor after another tab’s change', async () => {
  const open = async () => {
    newTab();
    const tab = await import('./couponSlip.ts');
    await tab.startCouponSlip();
    return tab;
  };
  const one = await open();
  one.togglePick({ gameId: '1', marketId: '1-m', selectionId: 'home' });
  Object.assign(one.couponSlip, { stakeKobo: 1000_00, freeBetId: 'F' });
  await one.saveCouponSlip();
  const other = await open();
  expect(other.couponSlip.picks).toHaveLength(1);
  expect(other.couponSlip.stakeKobo).toBeUndefined();
  other.togglePick({ gameId: '2', marketId: '2-m', selectionId: 'home' });
  await until(() => expect(one.couponSlip.picks).toHaveLength(2));
  expect(one.couponSlip).toMatchObject({ stakeKobo: undefined, freeBetId: undefined });
});

test.each([
  { kind: 'system', count: 4, size: 3, fits: { kind: 'system', size: 2 } },
  { kind: 'system', count: 3, size: 2, fits: { kind: 'acca' } },
  { kind: 'one-cut', count: 3, size: 2, fits: { kind: 'acca' } },
  { kind: 'acca', count: 2, size: 2, fits: { kind: 'acca' } },
] as const)('$kind, size $size of $count, with one left out', ({ kind, count, size, fits }) => {
  const { couponSlip, replacePicks, setOut } = page;
  replacePicks(
    Array.from({ length: count }, (_, index) => {
      return { gameId: `${index}`, marketId: `${index}-m`, selectionId: 'home' };
    }),
  );
  Object.assign(couponSlip, { kind, size });
  setOut('0-m/home', true);
  expect(couponSlip).toMatchObject(fits);
});

test('a system that does not fit its selections, as saved before, fits after a start and in another tab', async () => {
  const unfit = { kind: 'system', size: 2 };
  await page.startCouponSlip();
  page.replacePicks(
    ['1', '2', '3'].map((id) => ({ gameId: id, marketId: id, selectionId: 'home' })),
  );
  for (const pick of page.couponSlip.picks) pick.isOut = pick.gameId === '1';
  Object.assign(page.couponSlip, unfit);
  await page.saveCouponSlip();
  newPage();
  const next = await import('./couponSlip.ts');
  await next.startCouponSlip();
  expect(next.couponSlip).toMatchObject({ kind: 'acca', picks: [{ isOut: true }, {}, {}] });

  newTab();
  const other = await import('./couponSlip.ts');
  await other.startCouponSlip();
  Object.assign(next.couponSlip, unfit, { stakeKobo: 700_00 });
  await next.saveCouponSlip();
  await until(() => expect(other.couponSlip.stakeKobo).toBe(700_00));
  expect(other.couponSlip.kind).toBe('acca');
});

test('what is picked and cleared is on the device at once', async () => {
  const { clearCoupon, startCouponSlip, togglePick } = page;
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  await startCouponSlip();
  togglePick({ gameId: '1', marketId: '1-m', selectionId: 'home' });
  togglePick({ gameId: '2', marketId: '2-m', selectionId: 'away' });
  expect(await keptPicks()).toBe(2);
  clearCoupon();
  expect(await keptPicks()).toBe(0);
});

test('two tabs show one coupon, and what one has sent waits in the other', async () => {
  const openTab = async () => {
    newTab();
    const tab = await import('./couponSlip.ts');
    await tab.startCouponSlip();
    return tab;
  };
  const [one, other] = [await openTab(), await openTab()];
  one.togglePick({ gameId: '2', marketId: '2-m', selectionId: 'home' });
  await until(() => expect(other.couponSlip.picks).toHaveLength(1));
  other.togglePick({ gameId: '3', marketId: '3-m', selectionId: 'draw' });
  await until(() => expect(one.couponSlip.kind).toBe('acca'));

  const { reference } = one.couponSlip;
  const bet = { reference, kind: 'acca', keys: ['2-m/home', '3-m/draw'], stakeKobo: 0 } as const;
  one.couponSlip.sent = [{ ...bet, phase: { is: 'sending' } }];
  await one.saveCouponSlip();
  await until(() => expect(other.couponSlip.sent[0]?.phase?.is).toBe('checking'));

  one.couponSlip.sent = [{ ...bet, phase: { is: 'done', result: aCoupon(), at: 0 } }];
  one.finishCoupon();
  await until(() => expect(other.couponSlip.picks).toEqual([]));
  expect(other.couponSlip.sent).toEqual([]);
});

/** A page that starts on a device which has kept a slip, and has not read it yet. */
async function startOn(kept: { isSent: boolean }) {
  const { togglePick: tap, couponSlip: slip, saveCouponSlip: save } = page;
  await page.startCouponSlip();
  tap({ gameId: '1', marketId: '1-m', selectionId: 'home', oddsHundredths: 150 });
  tap({ gameId: '2', marketId: '2-m', selectionId: 'home', oddsHundredths: 250 });
  const { reference } = slip;
  if (kept.isSent) {
    const bet = {
      reference,
      kind: 'acca',
      keys: ['1-m/home', '2-m/home'],
      stakeKobo: 700_00,
    } as const;
    slip.sent = [{ ...bet, phase: { is: 'sending' } }];
  }
  Object.assign(slip, { stakeKobo: 700_00, onPriceChange: 'any' });
  await save();
  newPage();
  return { ...(await import('./couponSlip.ts')), reference, single: slip.picks[1]?.reference };
}

const chosen = (slip: { picks: readonly { marketId: string; selectionId: string }[] }) =>
  slip.picks.map(({ marketId, selectionId }) => `${marketId}/${selectionId}`);

test('what is tapped before the saved slip was read joins it, and is saved with it', async () => {
  const next = await startOn({ isSent: false });
  next.togglePick({ gameId: '3', marketId: '3-m', selectionId: 'draw' });
  next.togglePick({ gameId: '1', marketId: '1-m', selectionId: 'away' });
  next.togglePick({ gameId: '2', marketId: '2-m', selectionId: 'home', oddsHundredths: 260 });
  await next.startCouponSlip();
  const { couponSlip: slip } = next;
  expect(chosen(slip)).toEqual(['3-m/draw', '1-m/away', '2-m/home']);
  expect(slip).toMatchObject({ kind: 'acca', stakeKobo: 700_00, onPriceChange: 'any' });
  expect(slip.picks[2]).toMatchObject({ oddsHundredths: 260, reference: next.single });
  await next.saveCouponSlip();
  expect(await keptPicks()).toBe(3);
});

test('a tap before the saved slip was read does not forget a bet whose answer was lost', async () => {
  const next = await startOn({ isSent: true });
  next.togglePick({ gameId: '1', marketId: '1-m', selectionId: 'away' });
  next.togglePick({ gameId: '3', marketId: '3-m', selectionId: 'draw' });
  await next.startCouponSlip();
  const { couponSlip: slip } = next;
  expect(slip.sent).toMatchObject([{ reference: next.reference, phase: { is: 'checking' } }]);
  expect(chosen(slip)).toEqual(['1-m/home', '2-m/home', '3-m/draw']);
});

test('a booking code opened before the saved slip was read finds the bet on its way', async () => {
  const next = await startOn({ isSent: true });
  const { putCode, readCode } = await import('../../code/loadCode.ts');
  const { bookingCode } = await import('../../../../domain/sportsbook/bookingCode.ts');
  const code = bookingCode([{ marketId: '9:f-1x2', runnerId: 'home' }]) ?? '';
  expect(putCode(await readCode(code))).toMatch(/Your last bet is still in the slip/);
  expect(next.couponSlip.sent).toHaveLength(1);
});
