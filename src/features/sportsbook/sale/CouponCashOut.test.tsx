import 'fake-indexeddb/auto';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CouponBet } from '../../../contract/couponBets.ts';
import { forgetPlayer } from '../../../state/session/privateState.ts';
import { beginSession } from '../../../state/session/session.ts';
import { CouponCashOut } from './CouponCashOut.tsx';
import { CouponSale } from './CouponSale.tsx';
import { couponSale } from './couponCashOut.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const AT = '2026-11-21T19:30:00.000Z';
const WIRE = {
  ...{ couponId: 'K1', reference: 'ref', kind: 'acca', size: 2, combinations: 1, legs: [] },
  ...{ stake: 1000, potentialWin: 4000, potentialBonus: 0, potentialReturn: 4000 },
  ...{ maxWin: 15_000_000, state: 'open', placedAt: AT, rulesVersion: '1.0' },
  cashOut: { amount: 950 },
};
const BET = CouponBet.parse(WIRE);

let page: HTMLElement;
let root: Root;

/** As the screen joins them. */
function Selling() {
  const [sold, sell] = useState<CouponBet>();
  return (
    <>
      <CouponCashOut bet={BET} onOpen={sell} />
      {sold && <CouponSale bet={sold} onClose={() => sell(undefined)} />}
    </>
  );
}
let quoted = 950;
const sold = vi.fn<(body: unknown) => Response>();

function json(body: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  if (!request.url.includes('/cashout')) return json({ asOf: AT, bets: [], total: 0 });
  if (request.method === 'POST') return sold(await request.json());
  return json({ asOf: AT, couponId: 'K1', cashOut: { amount: quoted } });
});

const button = (text: RegExp) =>
  [...page.querySelectorAll('button')].filter((item) => text.test(item.textContent ?? '')).at(-1);
const shows = (text: RegExp) =>
  vi.waitFor(() => act(async () => expect(page.textContent).toMatch(text)));

beforeEach(async () => {
  quoted = 950;
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  beginSession({ token: 't', user: { id: 7, username: 'ada', name: 'Ada', isDemo: false } });
  await act(async () => root.render(<Selling />));
  await act(async () => button(/Cash out ₦950/)?.click());
  await shows(/Cash-out now₦950\.00/);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  couponSale.current = undefined;
  sold.mockReset();
  forgetPlayer();
});

test('a bet is sold for the amount that was shown', async () => {
  sold.mockImplementation(() => json({ bet: { ...WIRE, state: 'cashed-out', returned: 950 } }));
  await act(async () => button(/^Cash out ₦950/)?.click());
  await shows(/Cashed out\. ?₦950\.00 is in your balance/);
  expect(sold.mock.calls).toEqual([[{ couponId: 'K1', amount: 950 }]]);
});

test('a refusal is told, and less is taken only by the player’s word', async () => {
  sold.mockImplementation(() => {
    quoted = 900;
    return json({ error: true, code: 'price-moved', message: 'Cash-out is now ₦900.00' }, 422);
  });
  await act(async () => button(/^Cash out ₦950/)?.click());
  await shows(/The amount was ₦950\.00 and is now ₦900\.00/);
  expect(button(/^Cash out ₦900/)?.disabled).toBe(true);
  await act(async () => button(/^Take the new amount/)?.click());
  expect(button(/^Cash out ₦900/)?.disabled).toBe(false);
});
