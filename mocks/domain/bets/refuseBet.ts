import { type RefusalReason, refusalText } from '../../../src/domain/position/refusal.ts';
import { Refusal } from '../refusal.ts';

/** Refuses a bet at once. Nothing is stored but the answer to its key. */
export function refuseBet(
  reason: RefusalReason,
  text = refusalText(reason),
  fields?: Record<string, string>,
): Refusal {
  return new Refusal(reason, text, { status: 422, ...(fields && { fields }) });
}
