import type { CouponEvent, CouponMarket, CouponMarketKind } from '../../contract/betting/coupon.ts';

/** What a column, or a card of several lines, is called. */
export const KIND_NAMES: Record<CouponMarketKind, string> = {
  winner: '1X2',
  double_chance: 'Double chance',
  over_under: 'Over/under',
  both_to_score: 'Both teams to score',
  draw_no_bet: 'Draw no bet',
  handicap: 'Handicap',
  asian_handicap: 'Asian handicap',
  team_total: 'Team goals',
  exact_goals: 'Exact goals',
  odd_even: 'Odd/even',
  clean_sheet: 'Clean sheet',
  win_to_nil: 'Win to nil',
  first_goal: 'First goal',
  last_goal: 'Last goal',
  correct_score: 'Correct score',
  half_result: 'Half result',
  half_total: 'Half goals',
  half_both_to_score: 'Both teams to score in a half',
  half_correct_score: 'Half-time score',
  half_time_full_time: 'Half-time/full-time',
  half_most_goals: 'Highest-scoring half',
  half_both_halves: 'Goal in both halves',
  anytime_scorer: 'Anytime goalscorer',
  first_scorer: 'First goalscorer',
  corners_total: 'Corners',
  corners_result: 'Most corners',
  corners_odd_even: 'Corners, odd/even',
  team_corners: 'Team corners',
  half_corners: 'First-half corners',
  cards_total: 'Cards',
  cards_result: 'Most cards',
  team_cards: 'Team cards',
  sent_off: 'Sent off',
  result_both_score: '1X2 & both teams to score',
  result_total: '1X2 & over/under',
  double_both_score: 'Double chance & both teams to score',
  double_total: 'Double chance & over/under',
  both_score_total: 'Both teams to score & over/under',
  bet_builder: 'Bet builder',
};

/** Where a whole name does not fit above a column: what its own cells say. */
const COLUMN_NAMES: Partial<Record<CouponMarketKind, string>> = { both_to_score: 'GG/NG' };

/** A column of the table: one kind of market, with each event's main market of that kind. */
export interface CouponColumn {
  kind: CouponMarketKind;
  name: string;
  /** How many selections the column's widest market has. */
  places: number;
}

/** An event's main market of a kind. */
export function mainMarket(event: CouponEvent, kind: CouponMarketKind): CouponMarket | undefined {
  const ofKind = event.markets.filter((market) => market.kind === kind);
  // Of several lines, the one still open for bets.
  return ofKind.find(({ status }) => status === 'open') ?? ofKind[0];
}

/** The columns a list needs, in the order of the first event that has them. */
export function columnsOf(events: readonly CouponEvent[]): CouponColumn[] {
  const columns = new Map<CouponMarketKind, CouponColumn>();
  for (const { markets } of events) {
    for (const { kind, selections } of markets) {
      const places = Math.max(columns.get(kind)?.places ?? 0, selections.length);
      const isTwoWay = kind === 'winner' && places === 2;
      columns.set(kind, {
        kind,
        name: isTwoWay ? 'Winner' : (COLUMN_NAMES[kind] ?? KIND_NAMES[kind]),
        places,
      });
    }
  }
  return [...columns.values()];
}

/** The columns that fit side by side, starting with the selected one. */
export function columnsIn(
  columns: readonly CouponColumn[],
  wanted: CouponMarketKind | undefined,
  places: number,
): CouponColumn[] {
  const from = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === wanted),
  );
  let room = places;
  const shown: CouponColumn[] = [];
  for (const column of columns.slice(from)) {
    if (shown.length > 0 && column.places > room) break;
    shown.push(column);
    room -= column.places;
  }
  return shown;
}
