import type { User } from '../../../src/contract/account/account.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import { endSession, signIn, signInDemo } from '../../domain/account/accounts.ts';
import { devicesOf, noteDevice, signOutDevices } from '../../domain/account/devices.ts';
import type { SomeRules } from '../everyRule.ts';

/** Signing in and out. */
export const authRules = {
  login: ({ house, input, agent, address }) => {
    const { token, account } = signIn(house, { ...input, address });
    noteDevice(house, token, agent);
    return { token, user: userOf(account) };
  },
  loginDemo: ({ house, agent }) => {
    const { token, account } = signInDemo(house);
    noteDevice(house, token, agent);
    return { token, user: userOf(account) };
  },
  checkDemo: ({ house }) => ({ hasDemoUsers: house.settings.hasDemoUsers }),
  signOut: ({ house, token }) => {
    endSession(house, token);
    house.hangUp([token]);
    return { ok: true };
  },
  listDevices: ({ house, player, token }) => ({
    devices: devicesOf(house, player.accountId, token),
  }),
  signOutDevice: ({ house, player, token, input: { deviceId } }) => {
    signOutDevices(house, player.accountId, { ownToken: token, deviceId });
    return { ok: true };
  },
} satisfies SomeRules;

export function userOf({ accountId, username, name, isDemo }: AccountRow): User {
  return { id: accountId, username, name, isDemo };
}
