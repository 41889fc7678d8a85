import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { changeMoneyLimit } from '../../contract/account/saferPlay.ts';
import { createDeposit } from '../../contract/cashier/deposits.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { BonusesView } from './BonusesView.tsx';

test('at a limit, bonuses that could be taken are not shown, those on the phone neither', async () => {
  const network = openNetwork();
  await network.signIn('emeka');
  show(<BonusesView />);
  expect(await screen.findByRole('tab', { name: /^Available [1-9]/ })).toBeDefined();
  await call(changeMoneyLimit, { kind: 'deposit', period: 'day', amount: 1_000_00 });
  await call(
    createDeposit,
    { gateway: 'ng_transfer', amount: 1_000_00, isPaid: true },
    { idempotencyKey: 'paid' },
  );
  await act(() => saferPlay.refresh());
  expect(screen.queryByRole('tab', { name: /^Available/ })).toBeNull();
  expect(screen.getByRole('tab', { name: /^Active/ })).toBeDefined();
});

test('what was lost leads to the bonuses that ended', async () => {
  const network = openNetwork();
  await network.signIn('adaeze');
  const user = show(<BonusesView />);
  const tab = await screen.findByRole('tab', { name: /^Ended [1-9]/ });
  const count = Number(/\d+/.exec(tab.textContent)?.[0]);
  await user.click(screen.getByRole('button', { name: /^See the .*that ended$/ }));
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(count);
});
