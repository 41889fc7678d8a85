import type { MarketKind } from '../../contract/betting/market.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { priceScale } from '../../domain/market/priceScale.ts';
import type { Side } from '../../domain/market/side.ts';
import * as texts from '../../messages/english/betWords.ts';

/** On a fancy a player bets that the result reaches a line (Yes) or does not (No). */
export function sideWord(kind: MarketKind, side: Side): string {
  if (kind === 'fancy') return side === 'back' ? texts.yes : texts.no;
  return side === 'back' ? texts.back : texts.lay;
}

/**
 * Whether to show a bet as a lay, with a backer's stake and a liability. The No of a fancy is computed the
 * same way, but its players know neither word.
 */
export function isLay({ marketKind, side }: { marketKind: MarketKind; side: Side }): boolean {
  return side === 'lay' && marketKind !== 'fancy';
}

/** A price in the terms of its market: odds `1.85`, a bookmaker's rate `87`, a fancy `45 at 100`. */
export function priceText(kind: MarketKind, hundredths: number, line?: number): string {
  if (priceScale(kind) === 'decimal') return formatOdds(hundredths);
  const rate = String(hundredths / 100);
  return kind === 'fancy' && line !== undefined ? texts.lineAt(line, rate) : rate;
}
