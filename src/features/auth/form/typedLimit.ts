import { parseNaira } from '../../../domain/money/parseNaira.ts';

export type LimitPeriod = 'day' | 'week' | 'month';

export interface DepositLimit {
  period: LimitPeriod;
  amount: number;
}

/** Why a typed limit cannot be set. Nothing typed is fine: the limit is optional. */
export function limitError(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseNaira(text);
  return 'kobo' in parsed && parsed.kobo > 0 ? undefined : 'Enter an amount in naira, like 10,000';
}

/** The limit as it was typed, if it was. */
export function typedLimit(text: string, period: string): DepositLimit | undefined {
  const parsed = parseNaira(text);
  if (!('kobo' in parsed) || parsed.kobo <= 0) return undefined;
  return { amount: parsed.kobo, period: limitPeriod(period) };
}

/** A period as it was typed or kept; a month where none was chosen. */
export function limitPeriod(text: string | undefined): LimitPeriod {
  return text === 'day' || text === 'week' ? text : 'month';
}
