import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { Operator } from '../operator.ts';
import { Refusal, signedOut } from '../refusal.ts';
import { checkAttempts, forgetAttempts, noteAttempt } from './attempts.ts';

export interface SignedInAccount {
  token: string;
  account: AccountRow;
}

/**
 * Signs in by name and password. An unknown name and a wrong password get the same message, which does not
 * reveal whether an account exists.
 */
export function signIn(
  operator: Operator,
  { username, password, address }: { username: string; password: string; address: string },
): SignedInAccount {
  const wanted = username.trim().toLowerCase();
  checkAttempts(operator, 'login', { subject: wanted, address });
  const account = operator.db.accounts
    .all()
    .find((row) => row.username.toLowerCase() === wanted && !row.isDemo);
  if (!account || account.password !== password) {
    noteAttempt(operator, 'login', { subject: wanted, address });
    throw new Refusal('bad-credentials', 'Username or password is not correct', { status: 422 });
  }
  forgetAttempts(operator, 'login', wanted);
  return openSession(operator, account);
}

export function signInDemo(operator: Operator): SignedInAccount {
  const account = operator.db.accounts.all().find((row) => row.isDemo);
  if (!account || !operator.settings.hasDemoUsers) {
    throw new Refusal('demo-off', 'Demo login is not available now', { status: 403 });
  }
  return openSession(operator, account);
}

export function openSession(operator: Operator, account: AccountRow): SignedInAccount {
  const at = operator.clock.now();
  const token = `${account.accountId}.${operator.random.text(32)}`;
  operator.db.sessions.insert({
    token,
    accountId: account.accountId,
    deviceId: `D${operator.db.next('device', 101)}`,
    device: 'Unknown browser',
    startedAt: at,
    endedAt: null,
    endedBecause: null,
  });
  return { token, account: operator.db.accounts.update(account.accountId, { lastLoginAt: at }) };
}

/** The account of a token; refuses when the token is unknown or its session has ended. */
export function accountByToken({ db }: Operator, token: string): AccountRow {
  const session = db.sessions.get(token);
  const account = session?.endedAt === null && db.accounts.get(session.accountId);
  if (!account) throw signedOut(session?.endedBecause ?? undefined);
  return account;
}

/** Ends a session. The reason is for a device that did not end it itself, however late it comes back. */
export function endSession({ db, clock }: Operator, token: string, because?: string): void {
  if (db.sessions.get(token)?.endedAt === null) {
    db.sessions.update(token, { endedAt: clock.now(), endedBecause: because ?? null });
  }
}

/** Ends an account's sessions, except one; returns their tokens, so that their sockets can be closed. */
export function endSessionsOf(
  operator: Operator,
  accountId: number,
  { exceptToken, because }: { exceptToken?: string; because?: string } = {},
): string[] {
  const open = operator.db.sessions
    .where('accountId', accountId)
    .filter((row) => row.endedAt === null && row.token !== exceptToken);
  for (const { token } of open) endSession(operator, token, because);
  return open.map(({ token }) => token);
}
