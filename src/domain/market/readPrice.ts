import * as texts from '../../messages/english/typed/typedPrice.ts';
import { parseDecimal } from '../text/parseDecimal.ts';
import { formatOdds } from './formatOdds.ts';
import { snapToLadder } from './ladder.ts';
import type { Side } from './side.ts';

type ReadPrice =
  | {
      priceHundredths: number;
      /** Says which price was typed, where the ladder does not have it. */
      note?: string;
      problem?: never;
    }
  | { priceHundredths?: never; note?: never; problem: string };

/** Odds as typed: the ladder's price that counts for them, never a worse one, or what is wrong with them. */
export function readPrice(text: string, side: Side): ReadPrice {
  const typed = text.trim();
  if (typed === '') return { problem: texts.missing };
  const odds = parseDecimal(typed);
  if (odds === undefined) return { problem: texts.unreadable };
  const priceHundredths = odds > 1_00 ? snapToLadder(odds, side) : undefined;
  if (priceHundredths === undefined) return { problem: texts.outOfRange };
  if (priceHundredths === odds) return { priceHundredths };
  return { priceHundredths, note: texts.snapped(typed, formatOdds(priceHundredths)) };
}
