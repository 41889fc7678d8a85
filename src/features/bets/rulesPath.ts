import type { Bet, Product } from '../../contract/betting/bets.ts';
import { paths } from '../../paths.ts';

/** Anchors of each product's settlement rules, since version 1.0 and before it. */
const PARTS: Record<Product, readonly [since: string, before: string]> = {
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
  const [since, before] = PARTS[product];
  if (rulesVersion === '0.9') return `${paths.gameRulesJune2026}#${before}`;
  const path = rulesVersion === '1.0' ? paths.gameRulesNovember2026 : paths.gameRules;
  return `${path}#${since}`;
}
