import type { Betslip } from '../betslipContents.ts';

/** Two taps on one price within this time count as one, so that a trembling finger bets once. */
const DOUBLE_TAP_MS = 500;

/** Whether a tap is the second of two, unless the first was told why it could not bet. */
export function isDoubled(last: Betslip['tap'], key: string, atMs: number): boolean {
  return last?.key === key && last.reason === undefined && atMs - last.atMs < DOUBLE_TAP_MS;
}
