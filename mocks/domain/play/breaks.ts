import type { AskedBreak } from '../../../src/contract/account/saferPlay.ts';
import {
  breakEnd,
  EXCLUSION_MONTHS,
  isOnBreak,
  stricterBreak,
  TIME_OUT_DAYS,
} from '../../../src/domain/play/playBreak.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import { endSessionsOf } from '../account/accounts.ts';
import type { House } from '../house.ts';
import { cancelBets } from '../orders/cancelBets.ts';
import { Refusal } from '../refusal.ts';
import { breakOf, playRow, savePlayRow } from './playRow.ts';

/**
 * Starts a break or extends the running one, and signs every other device out. What waits in the books is
 * cancelled: nobody on a break is matched.
 */
export function takeBreak(
  house: House,
  account: AccountRow,
  { kind, length }: AskedBreak,
  token: string,
): void {
  const lengths: readonly number[] = kind === 'time-out' ? TIME_OUT_DAYS : EXCLUSION_MONTHS;
  if (!lengths.includes(length)) throw new Refusal('invalid', 'There is no break of that length');
  const { accountId } = account;
  const since = house.clock.now();
  const asked = kind === 'time-out' ? { kind, days: length } : ({ kind, months: length } as const);
  const row = playRow(house, accountId);
  const current = breakOf(row);
  const running = isOnBreak(current, since) ? current : undefined;
  const next = stricterBreak(running, { kind, since, until: breakEnd(asked, since) });
  savePlayRow(house, { ...row, break: { ...next, returnAskedAt: null } });
  cancelBets(house, account, undefined, since);
  house.hangUp(endSessionsOf(house, accountId, token));
}

/** Only after an exclusion has ended: the account opens a day later. */
export function askToReturn(house: House, accountId: number): void {
  const at = house.clock.now();
  const row = playRow(house, accountId);
  if (row.break?.kind !== 'exclusion' || at < row.break.until) {
    throw new Refusal('too-early', 'There is no exclusion that has ended', { status: 422 });
  }
  savePlayRow(house, {
    ...row,
    break: { ...row.break, returnAskedAt: row.break.returnAskedAt ?? at },
  });
}
