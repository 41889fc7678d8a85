import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_START } from '../../../mocks/hosts/testStart.ts';
import type { ReferralChild } from '../../contract/account/referral.ts';
import { show } from '../../testing/show.tsx';
import { FriendList } from './FriendList.tsx';

const friend = (number: number): ReferralChild => ({
  childId: `f-${number}`,
  username: `fr•••${number}`,
  joinedAt: TEST_START - number * 24 * 60 * 60_000,
  source: number % 2 ? 'facebook' : 'whatsapp',
  status: 'active',
  earned: 500_00,
});
const friends = (count: number) => Array.from({ length: count }, (_, at) => friend(at + 1));

test('ten friends are narrowed by source and by day, and all of them come back', async () => {
  const user = show(<FriendList friends={friends(10)} total={10} now={TEST_START} />);
  await user.selectOptions(screen.getByLabelText('Source'), 'Facebook');
  expect(screen.getByRole('status').textContent).toBe('5 of 10');
  await user.fill(screen.getByLabelText('From'), '2020-01-02');
  await user.fill(screen.getByLabelText('To'), '2020-01-01');
  expect(screen.getByText("The first day can't be after the last")).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('status').textContent).toBe('10 of 10');
});

test('nine are listed without a filter', () => {
  show(<FriendList friends={friends(9)} total={9} now={TEST_START} />);
  expect(screen.getByText('fr•••9')).toBeDefined();
  expect(screen.queryByLabelText('Source')).toBeNull();
});
