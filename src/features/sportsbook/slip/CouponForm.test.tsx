import { screen, waitFor } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { expect, test } from 'vitest';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows, type User } from '../../../testing/show.tsx';
import { SportsbookView } from '../SportsbookView.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { couponSlip } from './coupon/couponSlip.ts';

function Page() {
  const { picks } = useSnapshot(couponSlip);
  return (
    <>
      <SportsbookView />
      {picks.length > 0 && <CouponPanel />}
    </>
  );
}

const odds = () => screen.queryAllByRole('button', { name: /\d\.\d\d/ });
const stake = () => screen.getByRole('textbox', { name: 'Stake' });

async function withOnePick(): Promise<User> {
  const user = show(<Page />, { at: '/sportsbook2' });
  await waitFor(() => expect(odds().length).toBeGreaterThan(0));
  const [first] = odds();
  if (first) await user.click(first);
  await screen.findByRole('textbox', { name: 'Stake' });
  return user;
}

test('what is wrong with the stake of a coupon is tied to its field', async () => {
  const network = openNetwork();
  await network.signIn('adaeze');
  const user = await withOnePick();
  await shows(/Enter a stake/);
  expect(stake().getAttribute('aria-invalid')).toBeNull();
  await user.fill(stake(), '1');
  await shows(/The smallest stake here/);
  expect(stake().getAttribute('aria-invalid')).toBe('true');
  const told = stake().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent).join()).toMatch(
    /The smallest stake here/,
  );
  await user.fill(stake(), '500');
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toMatch(/^Place/);
  expect(couponSlip.sent).toEqual([]);
});

test('Enter in the stake of a guest leads to the login', async () => {
  openNetwork();
  const user = await withOnePick();
  await user.type(stake(), '500{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in to bet' }));
});
