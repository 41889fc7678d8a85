import { startOfPeriod } from '../../../src/domain/play/limitPeriod.ts';
import { isOnBreak, type PlayBreak } from '../../../src/domain/play/playBreak.ts';
import type { SaferPlayRow } from '../../db/rows/player/saferPlayRow.ts';
import type { Operator } from '../operator.ts';

/** Calls further apart than this belong to different visits. */
const VISIT_GAP_MS = 5 * 60_000;

/** A player's limits and breaks; defaults when none are set. */
export function playRow({ db }: Operator, accountId: number): SaferPlayRow {
  return (
    db.saferPlays.get(accountId) ?? {
      accountId,
      limits: [],
      realityCheckMinutes: 0,
      break: null,
      reached: [],
      lastSeenAt: 0,
      usedMs: 0,
    }
  );
}

export function savePlayRow(operator: Operator, row: SaferPlayRow): void {
  const { saferPlays } = operator.db;
  if (saferPlays.get(row.accountId)) saferPlays.update(row.accountId, row);
  else saferPlays.insert(row);
}

/** Records a call of the player's app: the time between calls close together counts as use. */
export function noteUse(operator: Operator, accountId: number): void {
  const at = operator.clock.now();
  const row = playRow(operator, accountId);
  const gap = at - row.lastSeenAt;
  const counted = gap < VISIT_GAP_MS ? gap : 0;
  savePlayRow(operator, { ...row, usedMs: usedToday(row, at) + counted, lastSeenAt: at });
}

/** How long the app was used on the Lagos day of `at`, in ms. */
export function usedToday({ lastSeenAt, usedMs }: SaferPlayRow, at: number): number {
  return lastSeenAt >= startOfPeriod('day', at) ? usedMs : 0;
}

export function breakOf(row: SaferPlayRow): PlayBreak | undefined {
  if (!row.break) return undefined;
  const { returnAskedAt, ...asked } = row.break;
  return { ...asked, ...(returnAskedAt !== null && { returnAskedAt }) };
}

/** Whether a player is on a break: no bets, no deposits, no offers. */
export function onBreak(operator: Operator, accountId: number): boolean {
  return isOnBreak(breakOf(playRow(operator, accountId)), operator.clock.now());
}
