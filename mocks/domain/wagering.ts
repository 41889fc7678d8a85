import { averagePrice } from '../../src/domain/fills.ts';
import { priceScale, profitPer100Naira } from '../../src/domain/priceScale.ts';
import { countedStakes } from '../../src/domain/wagering.ts';
import type { BetRow } from '../db/rows/betRow.ts';
import type { BonusRow } from '../db/rows/bonusRow.ts';
import { CONTRIBUTION, OFFERS } from './bonusOffers.ts';
import type { House } from './house.ts';

/** A bet that counts towards a bonus, and by how much. */
export interface CountedBet {
  bet: BetRow;
  countedKobo: number;
}

/** Counted anew from the bets each time, so that a corrected result corrects the wagering too. */
export function countedBets({ db }: House, bonus: BonusRow): CountedBet[] {
  const { takenAt, expiresAt, offer } = bonus;
  if (takenAt === null) return [];
  const during = db.bets
    .where('accountId', bonus.accountId)
    .filter(
      (bet) =>
        bet.fills.length > 0 && bet.placedAt >= takenAt && (bet.settledAt ?? 0) <= (expiresAt ?? 0),
    );
  const { minOddsHundredths } = OFFERS[offer];
  const counted = countedStakes(
    during.map((bet) => ({
      ...bet,
      stake: bet.stakeKobo,
      contributionPercent: odds(bet) < minOddsHundredths ? 0 : contributionOf(bet),
    })),
  );
  return during
    .map((bet, index) => ({ bet, countedKobo: counted[index] ?? 0 }))
    .filter(({ countedKobo }) => countedKobo > 0);
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
