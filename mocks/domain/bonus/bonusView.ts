import type { Bonus } from '../../../src/contract/cashier/bonus.ts';
import { mulDiv } from '../../../src/domain/money/mulDiv.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { CONTRIBUTION, OFFERS, termsOf } from './bonusOffers.ts';
import { matchedDeposit } from './matchedDeposit.ts';
import { needsOf } from './needsOf.ts';
import { requiredKobo, wageredKobo } from './wagering.ts';

/** The amount released after so many parts, exact to the kobo. */
export function releasedKobo({ amountKobo, offer }: BonusRow, parts: number): number {
  return mulDiv(amountKobo, parts, OFFERS[offer].parts, 'down');
}

export function bonusView(operator: Operator, row: BonusRow): Bonus {
  const offer = OFFERS[row.offer];
  const { title, parts, minOddsHundredths, termsVersion } = offer;
  return {
    bonusId: row.bonusId,
    offer: row.offer,
    title,
    status: row.status,
    amount: row.amountKobo,
    released: releasedKobo(row, row.releases.length),
    parts,
    partsReleased: row.releases.length,
    wagered: wageredKobo(operator, row),
    wageringRequired: requiredKobo(row),
    minOdds: minOddsHundredths,
    contributionPercent: CONTRIBUTION,
    ...(row.status === 'available' && openedBy(operator, row)),
    ...(row.status === 'available' && stillNeeds(operator, row)),
    ...(row.takenAt !== null && { takenAt: row.takenAt }),
    ...(row.expiresAt !== null && { expiresAt: row.expiresAt }),
    termsVersion,
    terms: termsOf(offer),
  };
}

function stillNeeds(operator: Operator, row: BonusRow): Pick<Bonus, 'needs'> {
  const account = operator.db.accounts.get(row.accountId);
  const needs = account && needsOf(operator, account, row);
  return needs ? { needs } : {};
}

function openedBy(operator: Operator, row: BonusRow): Pick<Bonus, 'opened'> {
  const matched = matchedDeposit(operator, row);
  if (!matched) return {};
  const { deposit, amountKobo, until } = matched;
  const { timesWagered, days } = OFFERS[row.offer];
  return {
    opened: {
      depositId: deposit.depositId,
      amount: amountKobo,
      wageringRequired: amountKobo * timesWagered,
      days,
      until,
    },
  };
}

/** A bonus of this player; refuses anybody else's. */
export function bonusOf({ db }: Operator, accountId: number, bonusId: string): BonusRow {
  const row = db.bonuses.get(bonusId);
  if (row?.accountId === accountId) return row;
  throw new Refusal('unknown-bonus', 'Bonus not found', { status: 404 });
}
