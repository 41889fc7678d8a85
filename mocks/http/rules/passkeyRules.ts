import { openSession } from '../../domain/account/accounts.ts';
import { deviceName, noteDevice } from '../../domain/account/devices.ts';
import { OTP_VALID_MS, putOtp } from '../../domain/account/otp.ts';
import {
  addPasskey,
  newChallenge,
  passkeysOf,
  provePasskey,
  userHandleOf,
} from '../../domain/account/passkeys.ts';
import { checkPassword } from '../../domain/account/passwords.ts';
import { checkMayWithdraw } from '../../domain/cashier/withdrawable.ts';
import { withdrawTarget } from '../../domain/cashier/withdrawals.ts';
import { Refusal, signedOut } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';
import { userOf } from './authRules.ts';

/** Long enough that nobody guesses it; it is never typed. */
const CODE_LETTERS = 24;

/** Passkeys: made, listed, removed; used to sign in and to withdraw. */
export const passkeyRules = {
  listPasskeys: ({ house, player }) => ({ passkeys: passkeysOf(house, player.accountId) }),
  askNewPasskey: ({ house, player, input: { password } }) => {
    const { accountId, isDemo } = player;
    if (isDemo) {
      throw new Refusal('demo-account', 'Passkeys are off for a demo account', { status: 403 });
    }
    checkPassword(player, password, 'password');
    return {
      challenge: newChallenge(house, 'new', accountId),
      userHandle: userHandleOf(house, accountId),
      exclude: passkeysOf(house, accountId).map(({ passkeyId }) => passkeyId),
    };
  },
  addPasskey: ({ house, player, input, origin, agent }) => {
    addPasskey(house, player, input, { origin, name: deviceName(agent) });
    return { passkeys: passkeysOf(house, player.accountId) };
  },
  removePasskey: ({ house, player, input: { passkeyId } }) => {
    if (house.db.passkeys.get(passkeyId)?.accountId === player.accountId) {
      house.db.passkeys.remove(passkeyId);
    }
    return { passkeys: passkeysOf(house, player.accountId) };
  },
  askPasskey: ({ house, account, input: { purpose } }) => {
    if (purpose === 'login') return { challenge: newChallenge(house, 'login', null), allow: [] };
    if (!account) throw signedOut();
    const { accountId } = account;
    return {
      challenge: newChallenge(house, 'withdraw', accountId),
      allow: passkeysOf(house, accountId).map(({ passkeyId }) => passkeyId),
    };
  },
  loginWithPasskey: ({ house, input, origin, agent }) => {
    const asked = { origin, purpose: 'login', accountId: null } as const;
    const { accountId } = provePasskey(house, input, asked);
    const account = house.db.accounts.get(accountId);
    if (!account) throw signedOut();
    const opened = openSession(house, account);
    noteDevice(house, opened.token, agent);
    return { token: opened.token, user: userOf(opened.account) };
  },
  proveWithdrawal: ({ house, player, input, origin }) => {
    checkMayWithdraw(player);
    const { accountId } = player;
    provePasskey(house, input, { origin, purpose: 'withdraw', accountId });
    const code = house.random.text(CODE_LETTERS);
    putOtp(house, { purpose: 'withdraw', target: withdrawTarget(accountId), accountId, code });
    return { code, expiresInSeconds: OTP_VALID_MS / 1000 };
  },
} satisfies SomeRules;
