import type { takeBreak as takeBreakCall } from '../../../src/contract/account/saferPlay.ts';
import type { InputOf } from '../../../src/contract/kit/endpoint.ts';
import {
  breakFrom,
  EXCLUSION_MONTHS,
  isOnBreak,
  stricterBreak,
  TIME_OUT_DAYS,
} from '../../../src/domain/play/playBreak.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import { endSessionsOf } from '../account/accounts.ts';
import type { Operator } from '../operator.ts';
import { cancelBets } from '../orders/cancelBets.ts';
import { endStops } from '../orders/stopLosses.ts';
import { Refusal } from '../refusal.ts';
import { breakOf, playRow, savePlayRow } from './playRow.ts';

/** How long ago a break can have begun on a phone without a network: the longest time-out. */
const MOST_AGO_MS = Math.max(...TIME_OUT_DAYS) * 24 * 60 * 60_000;

/**
 * Starts a break or extends the running one, and signs every other device out. What waits in the books is
 * cancelled, and stop-losses end: nobody on a break is matched. A time-out that ended on a phone before we heard
 * of it is over.
 */
export function takeBreak(
  operator: Operator,
  account: AccountRow,
  { kind, length, since: told }: InputOf<typeof takeBreakCall>,
  token: string,
): void {
  const lengths: readonly number[] = kind === 'time-out' ? TIME_OUT_DAYS : EXCLUSION_MONTHS;
  if (!lengths.includes(length)) throw new Refusal('invalid', 'There is no break of that length');
  const { accountId } = account;
  const at = operator.clock.now();
  const since = Math.min(at, Math.max(told ?? at, at - MOST_AGO_MS));
  const taken = breakFrom({ kind, length }, since);
  if (!isOnBreak(taken, at)) return;
  const row = playRow(operator, accountId);
  const current = breakOf(row);
  const next = stricterBreak(isOnBreak(current, at) ? current : undefined, taken);
  savePlayRow(operator, { ...row, break: { ...next, returnAskedAt: null } });
  cancelBets(operator, account, undefined, at);
  endStops(operator, accountId, 'You took a break.', at);
  operator.hangUp(endSessionsOf(operator, accountId, { exceptToken: token }));
}

/** Only after an exclusion has ended: the account opens a day later. */
export function askToReturn(operator: Operator, accountId: number): void {
  const at = operator.clock.now();
  const row = playRow(operator, accountId);
  if (row.break?.kind !== 'exclusion' || at < row.break.until) {
    const message = 'Your account can be reopened only after your exclusion ends';
    throw new Refusal('too-early', message, { status: 422 });
  }
  savePlayRow(operator, {
    ...row,
    break: { ...row.break, returnAskedAt: row.break.returnAskedAt ?? at },
  });
}
