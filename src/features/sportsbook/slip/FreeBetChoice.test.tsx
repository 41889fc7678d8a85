import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listBonuses } from '../../../contract/cashier/bonus.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { FreeBetChoice } from './FreeBetChoice.tsx';

const HOUR_MS = 3_600_000;

test('a free bet is offered as long as the server gives it, on a phone three hours ahead', async () => {
  const network = openNetwork();
  await network.signIn();
  const now = Date.now();
  network.answer(listBonuses, () => ({
    asOf: now,
    bonuses: [
      {
        bonusId: 'B1',
        offer: 'free-bet' as const,
        title: 'Free bet',
        status: 'active' as const,
        amount: 500_00,
        wageringRequired: 0,
        wagered: 0,
        released: 0,
        parts: 1,
        partsReleased: 0,
        minOdds: 1,
        contributionPercent: {},
        expiresAt: now + 2 * HOUR_MS,
        termsVersion: '1',
        terms: [],
      },
    ],
  }));
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3 * HOUR_MS });
  show(<FreeBetChoice orders={1} />);
  expect(await screen.findByRole('button', { name: /500/ })).toBeInstanceOf(HTMLButtonElement);
});
