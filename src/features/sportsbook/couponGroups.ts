import type { CouponMarket, CouponMarketKind } from '../../contract/betting/coupon.ts';

/** The groups of a match's markets, in the order of their chips. */
const ORDER = [
  'main',
  'goals',
  'halves',
  'handicaps',
  'scorers',
  'corners',
  'cards',
  'pairs',
] as const;
export type CouponGroup = (typeof ORDER)[number];

export const GROUP_NAMES: Record<CouponGroup, string> = {
  main: 'Main',
  goals: 'Goals',
  halves: 'Halves',
  handicaps: 'Handicaps',
  scorers: 'Scorers',
  corners: 'Corners',
  cards: 'Cards',
  pairs: 'Pairs',
};

const GROUP_OF: Record<CouponMarketKind, CouponGroup> = {
  winner: 'main',
  double_chance: 'main',
  over_under: 'main',
  both_to_score: 'main',
  draw_no_bet: 'main',
  handicap: 'handicaps',
  asian_handicap: 'handicaps',
  team_total: 'goals',
  exact_goals: 'goals',
  odd_even: 'goals',
  clean_sheet: 'goals',
  win_to_nil: 'goals',
  first_goal: 'goals',
  last_goal: 'goals',
  correct_score: 'goals',
  half_result: 'halves',
  half_total: 'halves',
  half_both_to_score: 'halves',
  half_correct_score: 'halves',
  half_time_full_time: 'halves',
  half_most_goals: 'halves',
  half_both_halves: 'halves',
  anytime_scorer: 'scorers',
  first_scorer: 'scorers',
  corners_total: 'corners',
  corners_result: 'corners',
  corners_odd_even: 'corners',
  team_corners: 'corners',
  half_corners: 'corners',
  cards_total: 'cards',
  cards_result: 'cards',
  team_cards: 'cards',
  sent_off: 'cards',
  result_both_score: 'pairs',
  result_total: 'pairs',
  double_both_score: 'pairs',
  double_total: 'pairs',
  both_score_total: 'pairs',
  bet_builder: 'pairs',
};

/** Markets of one kind: several lines, or one market. */
export interface CouponCard {
  kind: CouponMarketKind;
  markets: readonly CouponMarket[];
}

const lineOf = ({ name }: CouponMarket) => Number(/[-+]?\d+(\.\d+)?$/.exec(name)?.[0]);

/** The main line comes first, for the lists; among the others each is looked for in its place. */
function inOrder(markets: readonly CouponMarket[]): readonly CouponMarket[] {
  if (!markets.every((market) => Number.isFinite(lineOf(market)))) return markets;
  return [...markets].sort((one, other) => lineOf(one) - lineOf(other));
}

/** Beyond so few markets they are worth choosing from. */
const MOST_TOGETHER = 12;

/**
 * A match's markets by group, a card for each kind. Where there are few, all are one group, so that nobody has to
 * choose.
 */
export function groupsOf(markets: readonly CouponMarket[]): Map<CouponGroup, CouponCard[]> {
  const isOne = markets.length <= MOST_TOGETHER;
  const groups = new Map<CouponGroup, CouponCard[]>();
  for (const group of ORDER) {
    const own = markets.filter(({ kind }) => (isOne ? 'main' : GROUP_OF[kind]) === group);
    const kinds = new Map<CouponMarketKind, CouponMarket[]>();
    for (const market of own) kinds.set(market.kind, [...(kinds.get(market.kind) ?? []), market]);
    const cards = [...kinds].map(([kind, ofKind]) => ({ kind, markets: inOrder(ofKind) }));
    if (cards.length > 0) groups.set(group, cards);
  }
  return groups;
}
