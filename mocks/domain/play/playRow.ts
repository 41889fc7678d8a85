import { startOfPeriod } from '../../../src/domain/play/limitPeriod.ts';
import { isOnBreak, type PlayBreak } from '../../../src/domain/play/playBreak.ts';
import type { SaferPlayRow } from '../../db/rows/player/saferPlayRow.ts';
import type { House } from '../house.ts';

/** Calls further apart than this belong to different visits. */
const VISIT_GAP_MS = 5 * 60_000;

/** A player's limits and breaks; defaults when none are set. */
export function playRow({ db }: House, accountId: number): SaferPlayRow {
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

export function savePlayRow(house: House, row: SaferPlayRow): void {
  const { saferPlays } = house.db;
  if (saferPlays.get(row.accountId)) saferPlays.update(row.accountId, row);
  else saferPlays.insert(row);
}

/** Records a call of the player's app: the time between calls close together counts as use. */
export function noteUse(house: House, accountId: number): void {
  const at = house.clock.now();
  const row = playRow(house, accountId);
  const gap = at - row.lastSeenAt;
  const counted = gap < VISIT_GAP_MS ? gap : 0;
  savePlayRow(house, { ...row, usedMs: usedToday(row, at) + counted, lastSeenAt: at });
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
export function onBreak(house: House, accountId: number): boolean {
  return isOnBreak(breakOf(playRow(house, accountId)), house.clock.now());
}
