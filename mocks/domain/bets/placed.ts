import type { PlaceBet } from '../../../src/contract/betting/bets.ts';
import type { Offer } from '../../../src/domain/position/bet.ts';
import { type StakeLimits, stakeRefusal } from '../../../src/domain/position/limits.ts';
import { rulesVersionAt } from '../../../src/domain/position/rulesVersion.ts';
import type { placedColumns } from '../../db/rows/placedColumns.ts';
import { refuseBet } from './refuseBet.ts';

type Columns = {
  [Name in keyof typeof placedColumns]: (typeof placedColumns)[Name]['_zod']['output'];
};
type Order = Pick<PlaceBet, 'stake' | 'onPriceChange' | 'tolerance'>;

interface Placing {
  accountId: number;
  reference: string;
  at: number;
  /** 0 when the bet is decided at once. */
  delayMs: number;
}

/** The columns of a new bet. */
export function placedNow(order: Order, { accountId, reference, at, delayMs }: Placing): Columns {
  return {
    reference,
    accountId,
    stakeKobo: order.stake,
    onPriceChange: order.onPriceChange,
    toleranceBasisPoints: order.tolerance ?? null,
    isOpen: true,
    reasonCode: null,
    reason: null,
    placedAt: at,
    decidesAt: delayMs > 0 ? at + delayMs : null,
    settledAt: null,
    rulesVersion: rulesVersionAt(at),
  };
}

/** Why and when a bet was decided, as every player sees it. */
export function fateView({ reasonCode, reason, placedAt, decidesAt, settledAt }: Columns) {
  return {
    ...(reasonCode !== null && { reasonCode }),
    ...(reason !== null && { reason }),
    placedAt,
    ...(decidesAt !== null && { decidesAt }),
    ...(settledAt !== null && { settledAt }),
  };
}

/** Refuses a stake outside the limits of its market or of the sportsbook. */
export function checkStake(
  offer: Offer,
  stakeKobo: number,
  limits: StakeLimits,
  isHedge = false,
): void {
  const refusal = stakeRefusal(offer, stakeKobo, limits, isHedge);
  if (refusal) throw refuseBet(refusal.reason, refusal.text);
}
