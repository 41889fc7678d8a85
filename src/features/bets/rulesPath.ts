import type { Bet, Product } from '../../contract/betting/bets.ts';
import { paths } from '../../paths.ts';

/** Where the rules say how a product settles, now and in the version before. */
const PARTS: Record<Product, readonly [now: string, before: string]> = {
  exchange: ['match-odds-and-other-exchange-markets', 'match-odds'],
  bookmaker: ['bookmaker', 'bookmaker'],
  fancy: ['how-a-fancy-is-settled', 'fancy'],
  sportsbook: ['sportsbook', 'settlement'],
  casino: ['casino', 'settlement'],
};

/** The rules that a bet was placed under, as they were then, at the part on how it settles. */
export function rulesPath({
  product,
  rulesVersion,
}: Pick<Bet, 'product' | 'rulesVersion'>): string {
  const [now, before] = PARTS[product];
  return rulesVersion === '0.9'
    ? `${paths.gameRulesJune2026}#${before}`
    : `${paths.gameRules}#${now}`;
}
