import type { User } from '../../src/contract/account.ts';
import type { AccountRow } from '../db/rows/accountRow.ts';
import { endSession, signIn, signInDemo } from '../domain/accounts.ts';
import type { SomeRules } from './everyRule.ts';

/** Signing in and out. */
export const authRules = {
  login: ({ house, input }) => {
    const { token, account } = signIn(house, input.username, input.password);
    return { token, user: userOf(account) };
  },
  loginDemo: ({ house }) => {
    const { token, account } = signInDemo(house);
    return { token, user: userOf(account) };
  },
  checkDemo: ({ house }) => ({ hasDemoUsers: house.settings.hasDemoUsers }),
  signOut: ({ house, token }) => {
    endSession(house, token);
    house.hangUp([token]);
    return { ok: true };
  },
} satisfies SomeRules;

export function userOf({ accountId, username, name, isDemo }: AccountRow): User {
  return { id: accountId, username, name, isDemo };
}
