import { DOUBLE_TAP_MS } from '../../../domain/time/doubleTap.ts';
import type { Betslip } from '../betslipContents.ts';

/** Whether a tap is the second of two, unless the first was told why it could not bet. */
export function isDoubled(last: Betslip['tap'], key: string, atMs: number): boolean {
  return last?.key === key && last.reason === undefined && atMs - last.atMs < DOUBLE_TAP_MS;
}
