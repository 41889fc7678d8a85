import { drawOpensAt, drawWeekAt } from '../../../src/domain/play/drawWeek.ts';
import { mix, textKey, unit } from '../../world/chance/hash.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** What an operator does in one week, Monday to Sunday in Lagos, depends on these alone. */
export interface OperatorWeek {
  number: number;
  startsAt: number;
  /** Chance from 0 to below 1 of one matter of this week. */
  chance(matter: string): number;
}

export function operatorWeek(seed: string, number: number): OperatorWeek {
  const key = mix(textKey(`operator ${seed}`), number);
  return {
    number,
    startsAt: drawOpensAt(number),
    chance: (matter) => unit(key, textKey(matter)),
  };
}

/** The week of an instant and those before it, the latest first. */
export function weeksUntil(seed: string, at: number, count: number): OperatorWeek[] {
  const last = drawWeekAt(at);
  return Array.from({ length: count }, (_, index) => operatorWeek(seed, last - index));
}
