import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BonusStats } from '../../features/bonus/BonusStats.tsx';
import { CashierView } from '../../features/cashier/CashierView.tsx';
import { InboxView } from '../../features/notifications/InboxView.tsx';
import { openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';

test('figures that could not be loaded are not known, and what cannot be read has no tools', async () => {
  const network = openNetwork();
  await network.signIn('adaeze');
  network.goDown();
  show(
    <>
      <CashierView />
      <BonusStats />
      <InboxView signIn={null} />
    </>,
  );
  await shows(/Messages could not be loaded/);
  await shows(/Locked bonus \(not in your balance\)Couldn't load/);
  await shows(/You can withdrawCouldn't load/);
  await shows(/Active nowCouldn't loadLocked bonus \(not in your balance\)Couldn't load/);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});
