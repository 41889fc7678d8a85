import { gatewayRefusal } from '../../../domain/account/gatewayTerms.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { parseNaira } from '../../../domain/money/parseNaira.ts';
import * as texts from '../../../messages/english/cashier.ts';

interface Limits {
  min: number;
  max: number;
  /** What the amount is taken from, in kobo; when missing, only the gateway limits it. */
  availableKobo?: number;
  /** What the player's own limit still allows, in kobo. */
  ownLimitKobo?: number | undefined;
}

/** The typed amount in kobo; 0 when it is not an amount. */
export function typedKobo(text: string): number {
  const parsed = parseNaira(text);
  return 'kobo' in parsed ? parsed.kobo : 0;
}

/** What is wrong with an amount; undefined when nothing is. */
export function amountProblem(text: string, limits: Limits): string | undefined {
  const parsed = parseNaira(text);
  if ('refusal' in parsed) {
    return parsed.refusal === 'empty' ? texts.enterAmount : texts.amountExample;
  }
  const { availableKobo } = limits;
  if (availableKobo !== undefined && parsed.kobo > availableKobo) {
    return texts.canWithdraw(wholeNaira(availableKobo));
  }
  const { ownLimitKobo } = limits;
  if (ownLimitKobo !== undefined && parsed.kobo > ownLimitKobo) {
    return ownLimitKobo === 0 ? texts.limitUsed : texts.limitAllows(wholeNaira(ownLimitKobo));
  }
  const refusal = gatewayRefusal(parsed.kobo, limits);
  if (refusal === 'below-min') return texts.smallest(wholeNaira(limits.min));
  return refusal && texts.largest(wholeNaira(limits.max));
}
