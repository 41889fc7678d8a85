import { refusals } from '../../messages/english/refusals.ts';
import { inLanguage } from '../../messages/inLanguage.ts';

export type RefusalReason = keyof (typeof refusals)['reasons'];

/** Why a bet is refused, in the player's language. */
export const refusalTexts = inLanguage('refusals', refusals);

/** Whether a reason code from outside is one of ours. */
export function isRefusalReason(code: string): code is RefusalReason {
  return Object.hasOwn(refusals.reasons, code);
}

export function refusalText(reason: RefusalReason): string {
  return refusalTexts().reasons[reason];
}
