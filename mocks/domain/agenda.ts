import { resultOf } from './fixtures.ts';
import type { House } from './house.ts';
import { endDelay } from './placeBet.ts';
import { settleMarket } from './settleMarket.ts';

/** Something that is due at an instant. */
interface Duty {
  at: number;
  perform(): void;
}

/**
 * Does all that is due until `at`, in the order of time: a jump of the clock leaves the same ledger
 * as living through it would.
 */
export function runUntil(house: House, at: number): void {
  for (let duty = earliest(house, at); duty; duty = earliest(house, at)) duty.perform();
}

function earliest(house: House, at: number): Duty | undefined {
  const duties = [...delays(house, at), ...settlements(house, at)];
  return duties.reduce<Duty | undefined>(
    (first, duty) => (first && first.at <= duty.at ? first : duty),
    undefined,
  );
}

function delays(house: House, until: number): Duty[] {
  return house.db.bets.where('state', 'delayed').flatMap((bet) => {
    const { decidesAt } = bet;
    if (decidesAt === null || decidesAt > until) return [];
    return [{ at: decidesAt, perform: () => endDelay(house, bet, decidesAt) }];
  });
}

function settlements(house: House, until: number): Duty[] {
  const marketIds = new Set(
    house.db.bets.where('state', 'matched').map(({ marketId }) => marketId),
  );
  return [...marketIds].flatMap((marketId) => {
    const result = resultOf(house, marketId, until);
    if (!result) return [];
    const { settledAt } = result;
    return [{ at: settledAt, perform: () => settleMarket(house, marketId, result, settledAt) }];
  });
}
