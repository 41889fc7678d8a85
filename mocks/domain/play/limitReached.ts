import { formatNaira } from '../../../src/domain/money/money.ts';
import { startOfPeriod } from '../../../src/domain/play/limitPeriod.ts';
import type { SaferPlayRow } from '../../db/rows/player/saferPlayRow.ts';
import type { Operator } from '../operator.ts';
import { tell } from '../tell.ts';
import { isReached } from './mayBeOffered.ts';
import { playRow, savePlayRow } from './playRow.ts';

type Limit = SaferPlayRow['limits'][number];
type Reached = SaferPlayRow['reached'][number];

const PERIODS = { day: 'today', week: 'this week', month: 'this month', bet: '' };

/**
 * Tells a player of limits that have just been reached, each once: again only in its next period, or after
 * there was room again. Call it after whatever uses a limit up.
 */
export function tellReached(operator: Operator, accountId: number, at: number): void {
  const row = playRow(operator, accountId);
  if (row.limits.length === 0 && row.reached.length === 0) return;
  const reached = row.limits.filter((limit) => isReached(operator, row, limit, at));
  const now = reached.map(({ kind, period }): Reached => {
    return { kind, period, since: period === 'bet' ? 0 : startOfPeriod(period, at) };
  });
  const isKnown = (one: Reached) => row.reached.some((other) => isSame(one, other));
  const fresh = reached.filter((_, index) => {
    const one = now[index];
    return one !== undefined && !isKnown(one);
  });
  if (fresh.length === 0 && now.length === row.reached.length) return;
  savePlayRow(operator, { ...row, reached: now });
  for (const limit of fresh) {
    tell(
      operator,
      accountId,
      {
        title: "You've reached your limit",
        text: textOf(limit),
        severity: 'warning',
        href: '/profile',
        pushAs: 'limit',
      },
      at,
    );
  }
}

function isSame(one: Reached, other: Reached): boolean {
  return one.kind === other.kind && one.period === other.period && one.since === other.since;
}

function textOf({ kind, period, amount }: Limit): string {
  if (kind === 'time') return `You have used your ${amount ?? 0} minutes for today.`;
  const name = `${kind} limit of ${formatNaira(amount ?? 0)}`;
  return `Your ${name} for ${PERIODS[period]} is used up. You can still withdraw.`;
}
