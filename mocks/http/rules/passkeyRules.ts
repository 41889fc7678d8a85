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
  listPasskeys: ({ operator, player }) => ({ passkeys: passkeysOf(operator, player.accountId) }),
  askNewPasskey: ({ operator, player, input: { password } }) => {
    const { accountId, isDemo } = player;
    if (isDemo) {
      throw new Refusal('demo-account', 'Passkeys are off for a demo account', { status: 403 });
    }
    checkPassword(player, password, 'password');
    return {
      challenge: newChallenge(operator, 'new', accountId),
      userHandle: userHandleOf(operator, accountId),
      exclude: passkeysOf(operator, accountId).map(({ passkeyId }) => passkeyId),
    };
  },
  addPasskey: ({ operator, player, input, origin, agent }) => {
    addPasskey(operator, player, input, { origin, name: deviceName(agent) });
    return { passkeys: passkeysOf(operator, player.accountId) };
  },
  removePasskey: ({ operator, player, input: { passkeyId } }) => {
    if (operator.db.passkeys.get(passkeyId)?.accountId === player.accountId) {
      operator.db.passkeys.remove(passkeyId);
    }
    return { passkeys: passkeysOf(operator, player.accountId) };
  },
  askPasskey: ({ operator, account, input: { purpose } }) => {
    if (purpose === 'login') return { challenge: newChallenge(operator, 'login', null), allow: [] };
    if (!account) throw signedOut();
    const { accountId } = account;
    return {
      challenge: newChallenge(operator, 'withdraw', accountId),
      allow: passkeysOf(operator, accountId).map(({ passkeyId }) => passkeyId),
    };
  },
  loginWithPasskey: ({ operator, input, origin, agent }) => {
    const asked = { origin, purpose: 'login', accountId: null } as const;
    const { accountId } = provePasskey(operator, input, asked);
    const account = operator.db.accounts.get(accountId);
    if (!account) throw signedOut();
    const opened = openSession(operator, account);
    noteDevice(operator, opened.token, agent);
    return { token: opened.token, user: userOf(opened.account) };
  },
  proveWithdrawal: ({ operator, player, input, origin }) => {
    checkMayWithdraw(player);
    const { accountId } = player;
    provePasskey(operator, input, { origin, purpose: 'withdraw', accountId });
    const code = operator.random.text(CODE_LETTERS);
    putOtp(operator, { purpose: 'withdraw', target: withdrawTarget(accountId), accountId, code });
    return { code, expiresInSeconds: OTP_VALID_MS / 1000 };
  },
} satisfies SomeRules;
