import { drawClosesAt, drawOpensAt } from '../../../src/domain/play/drawWeek.ts';
import { TICKET_STAKE_KOBO } from '../../../src/domain/play/luckyDraw.ts';
import { lagosIsoDate, startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import { stakeMatched } from '../bets/betTerms.ts';
import type { Operator } from '../operator.ts';

const SETTLED = ['won', 'lost', 'half-void'];

/** The Lagos days of a week on which a bet of the player was settled, from the day they joined: the whole of it. */
export function drawDays({ db }: Operator, accountId: number, week: number): string[] {
  const joinedAt = db.drawEntrants.get(accountId)?.joinedAt;
  if (joinedAt === undefined) return [];
  const from = Math.max(startOfLagosDay(lagosIsoDate(joinedAt)), drawOpensAt(week));
  const isIn = ({ settledAt }: { settledAt: number | null }) =>
    settledAt !== null && settledAt >= from && settledAt < drawClosesAt(week);
  const bets = db.bets
    .where('accountId', accountId)
    .filter((row) => SETTLED.includes(row.state) && stakeMatched(row) >= TICKET_STAKE_KOBO);
  const coupons = db.coupons
    .where('accountId', accountId)
    .filter((row) => SETTLED.includes(row.state) && row.freeBetId === null)
    .filter(({ stakeKobo, soldStakeKobo }) => stakeKobo + soldStakeKobo >= TICKET_STAKE_KOBO);
  const days = [...bets, ...coupons]
    .filter(isIn)
    .map(({ settledAt }) => lagosIsoDate(settledAt ?? from));
  return [...new Set(days)].sort();
}
