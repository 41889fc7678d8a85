import type { MoneyLimitPeriod, SaferPlay } from '../../contract/account/saferPlay.ts';
import { limitLeft } from '../../domain/play/playLimit.ts';

export interface DepositLimit {
  period: MoneyLimitPeriod;
  amount: number;
  /** How much may still be deposited, in kobo. */
  left: number;
}

/** The player's own deposit limit that leaves the least; undefined when none is set. */
export function depositLimit(
  limits: readonly Pick<SaferPlay['moneyLimits'][number], 'kind' | 'period' | 'amount' | 'used'>[],
): DepositLimit | undefined {
  return limits
    .flatMap(({ kind, period, amount, used }) => {
      const left = kind === 'deposit' ? limitLeft(amount, used) : undefined;
      return left === undefined || amount === undefined ? [] : [{ period, amount, left }];
    })
    .sort((one, other) => one.left - other.left)[0];
}
