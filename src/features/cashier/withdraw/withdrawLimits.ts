import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { limitsText } from '../cashierWords.ts';

/** What may be withdrawn at once: the method's limits, or what there is where that is less. */
export function withdrawLimits(
  { min, max }: Pick<Gateway, 'min' | 'max'>,
  availableKobo = max,
): string {
  if (availableKobo >= max) return limitsText({ min, max });
  if (availableKobo < min) return texts.tooLittle(wholeNaira(min), wholeNaira(availableKobo));
  return texts.allThereIs(limitsText({ min, max: availableKobo }));
}
