import { averagePrice } from '../../src/domain/fills.ts';
import { priceScale, profitPer100Naira } from '../../src/domain/priceScale.ts';
import { totalOdds } from '../../src/domain/sportsbook.ts';
import { countedStakes, type WageredBet } from '../../src/domain/wagering.ts';
import type { BetRow } from '../db/rows/betRow.ts';
import type { BonusRow } from '../db/rows/bonusRow.ts';
import type { CouponRow } from '../db/rows/couponRow.ts';
import { CONTRIBUTION, OFFERS } from './bonusOffers.ts';
import type { House } from './house.ts';

/** A bet that counts towards a bonus, and by how much. */
export interface CountedBet {
  betId: string;
  at: number;
  stakeKobo: number;
  countedKobo: number;
}

type Wagered = WageredBet & { betId: string; at: number; settledAt: number | null };

/** Counted anew from the bets each time, so that a corrected result corrects the wagering too. */
export function countedBets({ db }: House, bonus: BonusRow): CountedBet[] {
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
  return during
    .map(({ betId, at, stake }, index) => {
      return { betId, at, stakeKobo: stake, countedKobo: counted[index] ?? 0 };
    })
    .filter(({ countedKobo }) => countedKobo > 0);
}

function wageredBet(bet: BetRow, least: number): Wagered {
  const { betId, placedAt, stakeKobo } = bet;
  const contributionPercent = odds(bet) < least ? 0 : contributionOf(bet);
  return { ...bet, betId, at: placedAt, stake: stakeKobo, contributionPercent };
}

/** A bet of the sportsbook has no other side; a system is as long as its shortest leg. */
function wageredCoupon(row: CouponRow, least: number): Wagered[] {
  const { couponId, state, kind, stakeKobo, placedAt, settledAt } = row;
  if ((state !== 'won' && state !== 'lost') || row.freeBetId !== null) return [];
  const legs = row.legs.map(({ gameId, oddsHundredths }) => ({ eventId: gameId, oddsHundredths }));
  const shortest = Math.min(...legs.map(({ oddsHundredths }) => oddsHundredths));
  const isLong = (kind === 'system' ? shortest : totalOdds(legs)) >= least;
  return [
    {
      betId: couponId,
      marketId: couponId,
      side: 'back',
      state,
      stake: stakeKobo,
      contributionPercent: isLong ? CONTRIBUTION.sportsbook : 0,
      at: placedAt,
      settledAt,
    },
  ];
}

export function wageredKobo(house: House, bonus: BonusRow): number {
  return countedBets(house, bonus).reduce((sum, { countedKobo }) => sum + countedKobo, 0);
}

export function requiredKobo({ amountKobo, offer }: BonusRow): number {
  return amountKobo * OFFERS[offer].timesWagered;
}

/** Decimal odds in hundredths, whatever scale the bet was priced in. */
function odds({ marketKind, fills }: BetRow): number {
  return (
    100 + Math.floor(profitPer100Naira(priceScale(marketKind), averagePrice(fills) ?? 0) / 100)
  );
}

function contributionOf({ product }: BetRow): number {
  return product in CONTRIBUTION ? CONTRIBUTION[product as keyof typeof CONTRIBUTION] : 0;
}
