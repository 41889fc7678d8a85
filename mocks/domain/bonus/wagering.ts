import {
  type CountedStake,
  countedStakes,
  type WageredBet,
} from '../../../src/domain/account/wagering.ts';
import { averagePrice } from '../../../src/domain/market/fills.ts';
import { priceScale, profitPer100Naira } from '../../../src/domain/market/priceScale.ts';
import { combinedParts } from '../../../src/domain/sportsbook/combination.ts';
import { priceOfCoupon } from '../../../src/domain/sportsbook/sportsbook.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import { stakeMatched } from '../bets/betTerms.ts';
import { remarkOf } from '../coupons/couponLines.ts';
import type { Operator } from '../operator.ts';
import { CONTRIBUTION, OFFERS } from './bonusOffers.ts';

/** A bet placed while a bonus runs, and how much it counts. */
interface CountedBet extends CountedStake {
  betId: string;
  at: number;
  title: string;
  pick?: string;
  stakeKobo: number;
}

type Wagered = WageredBet & Omit<CountedBet, keyof CountedStake> & { settledAt: number | null };

/** Recounted from the bets each time, so that a corrected result also corrects the wagering. */
export function countedBets({ db }: Operator, bonus: BonusRow): CountedBet[] {
  const { takenAt, expiresAt, accountId } = bonus;
  if (takenAt === null) return [];
  const least = OFFERS[bonus.offer].minOddsHundredths;
  const during = [
    ...db.bets
      .where('accountId', accountId)
      .filter(({ fills }) => fills.length > 0)
      .map((bet) => wageredBet(bet, least)),
    ...db.coupons.where('accountId', accountId).flatMap((row) => wageredCoupon(row, least)),
  ].filter(({ at, settledAt }) => at >= takenAt && (settledAt ?? 0) <= (expiresAt ?? 0));
  const counted = countedStakes(during);
  return during.map(({ betId, at, title, pick, stakeKobo }, index) => {
    const bet = { betId, at, title, ...(pick && { pick }), stakeKobo };
    return { ...bet, countedKobo: 0, ...counted[index] };
  });
}

function wageredBet(bet: BetRow, least: number): Wagered {
  return {
    ...bet,
    at: bet.placedAt,
    ...resultsOf(bet),
    title: bet.eventName,
    pick: pickOf(bet),
    stake: stakeMatched(bet),
    stakeKobo: stakeMatched(bet),
    contributionPercent: contributionOf(bet),
    isBelowOdds: odds(bet) < least,
  };
}

/** `Kano Weavers`, `Lay Kano Weavers`; a fancy's sides are Yes and No. */
export function pickOf({
  marketKind,
  side,
  runnerName,
}: Pick<BetRow, 'marketKind' | 'side' | 'runnerName'>): string {
  if (marketKind === 'fancy') return `${side === 'back' ? 'Yes' : 'No'}, ${runnerName}`;
  return side === 'lay' ? `Lay ${runnerName}` : runnerName;
}

/** What a bet on a runner wins with. A fancy has one runner, and its sides are its lines. */
function resultsOf({ runners, runnerId, side }: BetRow): Pick<Wagered, 'wins' | 'results'> {
  const results = runners.map((runner) => runner.runnerId);
  if (results.length < 2) return {};
  return { results, wins: results.filter((id) => (id === runnerId) === (side === 'back')) };
}

/**
 * The other side of a single is another selection of its market; several legs, or several selections of one
 * match, have no other side. For the minimum odds, a system counts by its shortest leg.
 */
function wageredCoupon(row: CouponRow, least: number): Wagered[] {
  const { couponId, state, kind, stakeKobo, placedAt, settledAt } = row;
  if ((state !== 'won' && state !== 'lost') || row.freeBetId !== null) return [];
  const legs = row.legs.map(({ gameId, oddsHundredths }) => ({ eventId: gameId, oddsHundredths }));
  const shortest = Math.min(...legs.map(({ oddsHundredths }) => oddsHundredths));
  const together = priceOfCoupon({ legs, size: legs.length, isOneCut: kind === 'one-cut' }) ?? 0;
  const only = kind === 'single' ? row.legs[0] : undefined;
  const single = only && !combinedParts(only) ? only : undefined;
  const isLong = (kind === 'system' ? shortest : together) >= least;
  return [
    {
      betId: couponId,
      marketId: single?.marketId ?? couponId,
      side: single?.selectionId ?? couponId,
      state,
      title: only?.eventName ?? remarkOf(row),
      ...(only && { pick: `${only.selectionLabel}, ${only.marketName}` }),
      stake: stakeKobo,
      stakeKobo,
      contributionPercent: CONTRIBUTION.sportsbook,
      isBelowOdds: !isLong,
      at: placedAt,
      settledAt,
    },
  ];
}

/** How much has been wagered towards a bonus, in kobo. */
export function wageredKobo(operator: Operator, bonus: BonusRow): number {
  return countedBets(operator, bonus).reduce((sum, { countedKobo }) => sum + countedKobo, 0);
}

/** How much must be wagered for a bonus in all, in kobo. */
export function requiredKobo({ amountKobo, offer }: BonusRow): number {
  return amountKobo * OFFERS[offer].timesWagered;
}

/** The odds in decimal hundredths, whatever the bet's price scale. */
function odds({ marketKind, fills }: BetRow): number {
  return (
    100 + Math.floor(profitPer100Naira(priceScale(marketKind), averagePrice(fills) ?? 0) / 100)
  );
}

function contributionOf({ product }: BetRow): number {
  return product in CONTRIBUTION ? CONTRIBUTION[product as keyof typeof CONTRIBUTION] : 0;
}
