import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cancelBet } from '../../../contract/betting/orders.ts';
import { connection } from '../../../state/session/connection.ts';
import { aBet } from '../../../testing/builders.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, type User } from '../../../testing/show.tsx';
import { UndoOrder } from './UndoOrder.tsx';

/** A one-click back of which ₦150 still waits. */
const ORDER = aBet({
  ...{ betId: 'B7', rest: 'keep', state: 'part-matched', priceAsked: 248, priceMatched: 249 },
  ...{ stake: 500_00, stakeMatched: 350_00, stakeWaiting: 150_00 },
});

let network: Network;
let user: User;
const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Undo/ });

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  network.answer(cancelBet, () => ({
    bet: { ...ORDER, state: 'matched' as const, stakeWaiting: 0, stakeCancelled: 150_00 },
    cancelled: 150_00,
  }));
  user = show(<UndoOrder bet={ORDER} />);
});

test('it names what it takes back, and two taps cancel it once', async () => {
  expect(undo().getAttribute('aria-label')).toBe('Undo Lagos Lions, ₦150 waiting');
  await user.dblClick(undo());
  const sent = await network.sent(cancelBet);
  expect(sent.map(({ wire }) => wire)).toEqual([{ betId: 'B7' }]);
});

test('offline it is off', async () => {
  await act(async () => {
    connection.status = 'offline';
  });
  expect(undo().disabled).toBe(true);
  await user.click(undo());
  expect(network.calls(cancelBet)).toBe(0);
});
