import { averagePrice } from '../../src/domain/fills.ts';
import { mulDiv } from '../../src/domain/mulDiv.ts';
import { priceScale, profitPer100Naira } from '../../src/domain/priceScale.ts';
import type { BetRow } from '../db/rows/betRow.ts';
import type { BonusRow } from '../db/rows/bonusRow.ts';
import { CONTRIBUTION, OFFERS } from './bonusOffers.ts';
import { groupBy } from './groupBy.ts';
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
    .filter((bet) => bet.placedAt >= takenAt && (bet.settledAt ?? 0) <= (expiresAt ?? 0));
  return groupBy(during, ({ marketId }) => marketId)
    .filter((bets) => new Set(bets.map(({ side }) => side)).size === 1)
    .flat()
    .filter((bet) => isDecided(bet) && odds(bet) >= OFFERS[offer].minOddsHundredths)
    .map((bet) => ({
      bet,
      countedKobo: mulDiv(bet.stakeKobo, contributionOf(bet), 100, 'down'),
    }));
}

export function wageredKobo(house: House, bonus: BonusRow): number {
  return countedBets(house, bonus).reduce((sum, { countedKobo }) => sum + countedKobo, 0);
}

export function requiredKobo({ amountKobo, offer }: BonusRow): number {
  return amountKobo * OFFERS[offer].timesWagered;
}

function isDecided({ state }: BetRow): boolean {
  return state === 'won' || state === 'lost';
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
