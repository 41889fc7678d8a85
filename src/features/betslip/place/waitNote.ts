import { priceText, wholeNaira } from '../../../state/bets/betsWords.ts';
import type { SlipSituation } from './betslipBlock.ts';

type Waiting = Pick<SlipSituation, 'draft' | 'quote' | 'rest' | 'isDepthKnown'>;

/** How much of an order would be matched now and how much would wait; undefined when all of it is matched. */
export function waitNote({ draft, quote, rest, isDepthKnown }: Waiting): string | undefined {
  const { stakeKobo = 0, priceHundredths, marketKind } = draft;
  if (rest === 'fill' || !stakeKobo || !quote) return undefined;
  const nowKobo = Math.min(stakeKobo, quote.matchableKobo);
  if (nowKobo === stakeKobo) return undefined;
  const price = priceText(marketKind, priceHundredths);
  if (nowKobo === 0) return `Nobody offers ${price} now: your whole bet would wait there.`;
  // With the best prices alone, more may be matched than this phone knows of.
  if (!isDepthKnown) return `What is not matched waits at ${price}.`;
  return `${wholeNaira(nowKobo)} can be matched now, ${wholeNaira(stakeKobo - nowKobo)} would wait at ${price}.`;
}
