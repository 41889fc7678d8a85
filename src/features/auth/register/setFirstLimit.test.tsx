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

test('a limit that could not be set is told, not swallowed', async () => {
  network.run('fault', { match: `POST ${changeMoneyLimit.path}`, network: true });
  await setFirstLimit({ amount: 5_000_00, period: 'week' });
  await waitFor(() => expect(notices.tray[0]?.text).toContain('was not set'));
});
