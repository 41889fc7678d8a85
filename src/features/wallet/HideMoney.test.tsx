import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BalanceChip } from '../../app/shell/BalanceChip.tsx';
import { hideMoney } from '../../state/device/moneyView.ts';
import { session } from '../../state/session/session.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { BalanceBar } from './BalanceBar.tsx';
import { HideMoney } from './HideMoney.tsx';

beforeEach(async () => {
  await openNetwork().signIn('adaeze');
  hideMoney(false);
});

test('one tap hides every amount of the balance, also from a screen reader, and another shows it', async () => {
  // Awaited, because a part of the bar comes later.
  const user = await act(async () =>
    show(
      <>
        <BalanceChip onOpen={() => undefined} />
        <BalanceBar />
        <HideMoney />
      </>,
    ),
  );
  const text = () => document.body.textContent ?? '';
  expect(session.wallet.balance).toBeGreaterThan(0);
  expect(text()).toMatch(/₦\d/);
  await user.click(screen.getByRole('button', { name: 'Hide my balance' }));
  expect(text()).not.toMatch(/₦\d/);
  expect(screen.getByRole('button', { name: /^Balance hidden/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show my balance' }));
  expect(text()).toMatch(/₦\d/);
});
