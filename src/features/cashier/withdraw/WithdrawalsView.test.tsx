import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { WithdrawalsView } from './WithdrawalsView.tsx';
import { withdrawalRequest } from './withdrawalRequest.ts';

test('a declined withdrawal says where its money is, and can be tried again', async () => {
  const network = openNetwork();
  await network.signIn('adaeze');
  const user = show(<WithdrawalsView />);
  const back = await screen.findByText('₦10,000.00 is back in your balance.');
  await user.click(back);
  const again = await screen.findByRole('link', { name: 'Withdraw ₦10,000 again' });
  expect(again.getAttribute('href')).toBe('/withdraw');
  await user.click(again);
  expect(withdrawalRequest.state.values).toMatchObject({
    gateway: 'ng_bank_payout',
    amount: '10000',
  });
});
