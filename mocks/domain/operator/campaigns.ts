import { formatNaira } from '../../../src/domain/money/money.ts';
import { drawWeekAt } from '../../../src/domain/play/drawWeek.ts';
import type { ScheduledTask } from '../../engine/scheduledTask.ts';
import { OFFERS, offerBonus } from '../bonus/bonusOffers.ts';
import { giveFreeBet } from '../bonus/freeBets.ts';
import type { Operator } from '../operator.ts';
import { mayBeOffered } from '../play/mayBeOffered.ts';
import { tell } from '../tell.ts';
import { DAY_MS, HOUR_MS, operatorWeek } from './operatorWeek.ts';

/** Offers go to whoever has bet within this time. */
const ACTIVE_MS = 14 * DAY_MS;
const FREE_BET_KOBO = 500_00;

interface Campaign {
  /** When it begins, from the start of its week. */
  fromMs: number;
  offer(operator: Operator, accountId: number, at: number): void;
}

/** One a week, in turn. */
const CAMPAIGNS: readonly Campaign[] = [
  { fromMs: 4 * DAY_MS + 12 * HOUR_MS, offer: weekendDeposit },
  { fromMs: 2 * DAY_MS + 12 * HOUR_MS, offer: freeBet },
];

function campaignOf(week: number): Campaign & { at: number } {
  const campaign = CAMPAIGNS[week % CAMPAIGNS.length] ?? { fromMs: 0, offer: () => undefined };
  return { ...campaign, at: operatorWeek('', week).startsAt + campaign.fromMs };
}

/** The last week whose campaign has begun at an instant. */
export function lastCampaignWeek(at: number): number {
  const week = drawWeekAt(at);
  return campaignOf(week).at <= at ? week : week - 1;
}

export function campaignTasks(operator: Operator): ScheduledTask[] {
  const last = operator.db.campaignWeeks.all().at(-1);
  if (!last) return [];
  const week = last.week + 1;
  return [{ at: campaignOf(week).at, perform: (at) => begin(operator, week, at) }];
}

function begin(operator: Operator, week: number, at: number): void {
  operator.db.campaignWeeks.insert({ week });
  operator.db.campaignWeeks.remove(week - 1);
  if (operator.settings.operator === 'still') return;
  for (const { accountId } of operator.db.accounts.all()) {
    if (hasBetSince(operator, accountId, at - ACTIVE_MS) && mayBeOffered(operator, accountId)) {
      campaignOf(week).offer(operator, accountId, at);
    }
  }
}

function hasBetSince({ db }: Operator, accountId: number, since: number): boolean {
  const bets = [db.bets.last('accountId', accountId), db.coupons.last('accountId', accountId)];
  return bets.some((bet) => bet !== undefined && bet.placedAt >= since);
}

function weekendDeposit(operator: Operator, accountId: number, at: number): void {
  const isOpen = operator.db.bonuses
    .where('accountId', accountId)
    .some(({ offer, status }) => offer === 'deposit' && status === 'available');
  if (isOpen) return;
  const { matchPercent, maxKobo } = OFFERS.deposit;
  offerBonus(operator, accountId, 'deposit', maxKobo, at + 2 * DAY_MS + 12 * HOUR_MS);
  const text = `Until Sunday at midnight: ${matchPercent}% of a deposit as a bonus, up to ${formatNaira(maxKobo)}`;
  tell(
    operator,
    accountId,
    { title: 'Deposit bonus this weekend', text, severity: 'info', href: '/bonus', isOffer: true },
    at,
  );
}

function freeBet(operator: Operator, accountId: number, at: number): void {
  giveFreeBet(operator, accountId, FREE_BET_KOBO);
  const text = `${formatNaira(FREE_BET_KOBO)} for one bet in the sportsbook, within ${OFFERS['free-bet'].days} days`;
  tell(
    operator,
    accountId,
    { title: 'A free bet for you', text, severity: 'success', href: '/sportsbook2', isOffer: true },
    at,
  );
}
