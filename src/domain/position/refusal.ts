import { reasons } from '../../messages/english/refusals.ts';

export type RefusalReason = keyof typeof reasons;

/** Whether a reason code from outside is one of ours. */
export function isRefusalReason(code: string): code is RefusalReason {
  return Object.hasOwn(reasons, code);
}

/** Why a bet is refused, in the player's language. */
export function refusalText(reason: RefusalReason): string {
  return reasons[reason];
}
