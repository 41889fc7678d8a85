import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slip.ts';
import { priceText } from '../../../state/bets/betsWords.ts';
import type { SlipSituation } from './betslipBlock.ts';

type Waiting = Pick<SlipSituation, 'draft' | 'quote' | 'rest' | 'isDepthKnown'>;

/** How much of an order would be matched now and how much would wait; undefined when all of it is matched. */
export function waitNote({ draft, quote, rest, isDepthKnown }: Waiting): string | undefined {
  const { stakeKobo = 0, priceHundredths, marketKind } = draft;
  if (rest === 'fill' || !stakeKobo || !quote) return undefined;
  const nowKobo = Math.min(stakeKobo, quote.matchableKobo);
  if (nowKobo === stakeKobo) return undefined;
  const price = priceText(marketKind, priceHundredths);
  if (nowKobo === 0) return texts.allWaits(price);
  // With the best prices alone, more may be matched than this phone knows of.
  if (!isDepthKnown) return texts.restWaits(price);
  return texts.partWaits(wholeNaira(nowKobo), wholeNaira(stakeKobo - nowKobo), price);
}
