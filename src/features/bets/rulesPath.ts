import type { Bet, Product } from '../../contract/betting/bets.ts';
import { paths } from '../../paths.ts';

/** Anchors of each product's settlement rules, in the current and the previous version. */
const PARTS: Record<Product, readonly [now: string, before: string]> = {
  exchange: ['match-odds-and-other-exchange-markets', 'match-odds'],
  bookmaker: ['bookmaker', 'bookmaker'],
  fancy: ['how-a-fancy-is-settled', 'fancy'],
  sportsbook: ['sportsbook', 'settlement'],
  casino: ['casino', 'settlement'],
};

/** Link to the settlement rules that applied when the bet was placed. */
export function rulesPath({
  product,
  rulesVersion,
}: Pick<Bet, 'product' | 'rulesVersion'>): string {
  const [now, before] = PARTS[product];
  return rulesVersion === '0.9'
    ? `${paths.gameRulesJune2026}#${before}`
    : `${paths.gameRules}#${now}`;
}
