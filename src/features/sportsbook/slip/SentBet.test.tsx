import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { BET_NOT_ARRIVED } from '../../../state/bets/betSending.ts';
import { connection } from '../../../state/session/connection.ts';
import { show } from '../../../testing/show.tsx';
import type { CouponOnItsWay } from './coupon/couponOnItsWay.ts';
import { SentBet } from './SentBet.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  connection.status = 'off';
});

test('offline in the delay it says that the answer waits for the network', async () => {
  const now = Date.now();
  const phase = { is: 'waiting', bet: {}, sinceMs: now - 6000, untilMs: now - 1000 };
  const bet = { reference: 'r', kind: 'single', keys: ['a/b'], stakeKobo: 500_00, phase };
  const page = document.createElement('ul');
  const root = createRoot(page);
  await act(async () => root.render(<SentBet bet={bet as unknown as CouponOnItsWay} isOver />));
  expect(page.textContent).toContain('Deciding…');
  await act(async () => {
    connection.status = 'offline';
  });
  expect(page.textContent).toContain(
    "you'll see the result when you're back. Waiting for the network…",
  );
  await act(async () => root.unmount());
});

test('a bet that did not arrive says once that nothing was taken', () => {
  const problem = { text: BET_NOT_ARRIVED, code: undefined, fields: {}, retryAt: 0 };
  const bet: CouponOnItsWay = {
    ...{ reference: 'r', kind: 'single', keys: ['a/b'], stakeKobo: 500_00 },
    phase: { is: 'editing', problem },
  };
  show(<SentBet bet={bet} isOver />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Not placed. Your bet did not reach us; you can send it again. No money was taken.',
  );
});
