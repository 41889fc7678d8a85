import { isUsedUp } from '../../../src/domain/play/playLimit.ts';
import type { SaferPlayRow } from '../../db/rows/player/saferPlayRow.ts';
import type { Operator } from '../operator.ts';
import { onBreak, playRow, usedToday } from './playRow.ts';
import { usedKobo } from './playUsed.ts';

const MINUTE_MS = 60_000;

/** Whether offers may reach a player: they are not on a break, and no limit of theirs is used up. */
export function mayBeOffered(operator: Operator, accountId: number): boolean {
  const row = playRow(operator, accountId);
  const at = operator.clock.now();
  return (
    !onBreak(operator, accountId) && !row.limits.some((one) => isReached(operator, row, one, at))
  );
}

export function isReached(
  operator: Operator,
  row: SaferPlayRow,
  { kind, period, amount }: SaferPlayRow['limits'][number],
  at: number,
): boolean {
  if (amount === null || period === 'bet') return false;
  const used =
    kind === 'time'
      ? Math.floor(usedToday(row, at) / MINUTE_MS)
      : usedKobo(operator, row.accountId, { kind, period }, at);
  return isUsedUp(amount, used);
}
