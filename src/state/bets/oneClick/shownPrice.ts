import { priceChange, type Quote } from '../../../domain/market/priceChange.ts';
import * as texts from '../../../messages/english/slipDock.ts';
import type { Selection } from '../betslipDraft.ts';
import { priceText } from '../betsWords.ts';

/** What a button showed when a press on it began; the price may move before the press has become a click. */
export interface ShownPrice {
  /** Undefined while there was none. */
  priceHundredths: number | undefined;
  /** Of a fancy. */
  line?: number | undefined;
}

/** Why a click may not bet at the price of now: when it was pressed, a better one stood there, or none. */
export function lostUnderPress(now: Selection, shown: ShownPrice): string | undefined {
  const { side, marketKind } = now;
  if (shown.priceHundredths === undefined) return texts.nothingPressed;
  const change = priceChange(
    side,
    quote(shown.priceHundredths, shown.line),
    quote(now.priceHundredths, now.line),
  );
  if (change !== 'worse') return undefined;
  return texts.lostUnderPress(
    priceText(marketKind, shown.priceHundredths, shown.line),
    priceText(marketKind, now.priceHundredths, now.line),
  );
}

/** Without its version: only price and line count. */
function quote(priceHundredths: number, line: number | undefined): Quote {
  return { priceHundredths, version: 0, ...(line !== undefined && { line }) };
}
