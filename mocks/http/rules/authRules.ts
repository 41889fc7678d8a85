import type { User } from '../../../src/contract/account/account.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import { endSession, signIn, signInDemo } from '../../domain/account/accounts.ts';
import { devicesOf, noteDevice, signOutDevices } from '../../domain/account/devices.ts';
import type { SomeRules } from '../everyRule.ts';

/** Signing in and out. */
export const authRules = {
  login: ({ operator, input, agent, address }) => {
    const { token, account } = signIn(operator, { ...input, address });
    noteDevice(operator, token, agent);
    return { token, user: userOf(account) };
  },
  loginDemo: ({ operator, agent }) => {
    const { token, account } = signInDemo(operator);
    noteDevice(operator, token, agent);
    return { token, user: userOf(account) };
  },
  checkDemo: ({ operator }) => ({ hasDemoUsers: operator.settings.hasDemoUsers }),
  signOut: ({ operator, token }) => {
    endSession(operator, token);
    operator.hangUp([token]);
    return { ok: true };
  },
  listDevices: ({ operator, player, token }) => ({
    devices: devicesOf(operator, player.accountId, token),
  }),
  signOutDevice: ({ operator, player, token, input: { deviceId } }) => {
    signOutDevices(operator, player.accountId, { ownToken: token, deviceId });
    return { ok: true };
  },
} satisfies SomeRules;

export function userOf({ accountId, username, name, isDemo }: AccountRow): User {
  return { id: accountId, username, name, isDemo };
}
