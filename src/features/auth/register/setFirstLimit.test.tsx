import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../../api/call.ts';
import { changeMoneyLimit, getSaferPlay } from '../../../contract/account/saferPlay.ts';
import { notices } from '../../../state/device/notices.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { setFirstLimit } from './setFirstLimit.ts';

let network: Network;
beforeEach(async () => {
  network = openNetwork();
  await network.signIn('emeka');
});

test('the server holds the limit that was typed at the registration', async () => {
  await setFirstLimit({ amount: 5_000_00, period: 'week' });
  const { moneyLimits } = await call(getSaferPlay, {});
  expect(moneyLimits.find(({ kind, period }) => kind === 'deposit' && period === 'week')).toEqual(
    expect.objectContaining({ amount: 5_000_00 }),
  );
});

test.each([
  ['could not be set is told, not swallowed', { network: true }, /was not set/],
  ['is set though the answer was lost is not told as missing', { ackLost: true }, /is set$/],
])('a limit that %s', async (_, fault, told) => {
  network.run('fault', { match: `POST ${changeMoneyLimit.path}`, ...fault });
  await setFirstLimit({ amount: 5_000_00, period: 'week' });
  await waitFor(() => expect(notices.tray[0]?.text).toMatch(told));
});

test('nothing is claimed of a limit that cannot be looked up', async () => {
  network.goDown();
  await setFirstLimit({ amount: 5_000_00, period: 'week' });
  await waitFor(() => expect(notices.tray[0]?.text).toContain('may not be set'));
});
