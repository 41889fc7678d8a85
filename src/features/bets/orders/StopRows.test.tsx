import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import { cancelStopLoss, listStopLosses } from '../../../contract/betting/stopLosses.ts';
import { bettingHold } from '../../../state/play/bettingHold.ts';
import { connection } from '../../../state/session/connection.ts';
import { aStopLoss } from '../../../testing/builders.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows, type User } from '../../../testing/show.tsx';
import { StopRows } from './StopRows.tsx';

let network: Network;
let user: User;

const cancel = (name = 'Lagos Lions') =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Cancel Stop-loss at 3.00 on ${name}` });

async function open(...[stops]: [ReturnType<typeof aStopLoss>[]]) {
  network.answer(listStopLosses, () => ({ asOf: Date.now(), stops }));
  user = show(
    <>
      <section aria-label="First">
        <StopRows marketId="m-1" />
      </section>
      <section aria-label="Second">
        <StopRows marketId="m-2" />
      </section>
    </>,
  );
  await shows(/Stop-loss at 3\.00/);
}

const told = (name: string) => screen.getByRole('region', { name }).textContent;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
});

test.each(['on a break', 'while the connection comes back'])(
  '%s a stop-loss that waits can be cancelled',
  async (when) => {
    network.answer(cancelStopLoss, () => ({ stop: aStopLoss({ state: 'cancelled' }) }));
    await open([aStopLoss()]);
    await act(async () => {
      if (when === 'on a break') bettingHold.text = 'You are on a break.';
      else connection.status = 'reconnecting';
    });
    expect(cancel().disabled).toBe(false);
    await user.click(cancel());
    expect(network.calls(cancelStopLoss)).toBe(1);
  },
);

test('offline it cannot, and says why', async () => {
  await open([aStopLoss()]);
  await act(async () => {
    connection.status = 'offline';
  });
  const why = 'You are offline. You can cancel a stop-loss when you are back.';
  expect([cancel().disabled, cancel().title]).toEqual([true, why]);
  cleanup();
  show(<StopRows gameId="g-1" />);
  await shows(/You are offline\. You can cancel a stop-loss when you are back\./);
});

test('why a cancel failed is told in its own market only', async () => {
  network.answer(cancelStopLoss, () => {
    throw new Refusal('unknown-bet', 'Stop-loss not found. It may have ended.', { status: 404 });
  });
  const other = { stopId: 'L2', marketId: 'm-2', runnerName: 'Abuja Bulls' };
  await open([aStopLoss(), aStopLoss(other)]);
  await user.click(cancel());
  await shows(/It may have ended\./);
  expect(told('First')).toContain('It may have ended.');
  expect(told('Second')).not.toContain('It may have ended.');
});
