import type { CouponEvent, CouponMarket, CouponMarketKind } from '../../contract/betting/coupon.ts';

const NAMES: Record<CouponMarketKind, string> = {
  winner: '1X2',
  double_chance: 'Double chance',
  over_under: 'Over/under',
  both_to_score: 'Both to score',
  draw_no_bet: 'Draw no bet',
  handicap: 'Handicap',
};

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
      columns.set(kind, { kind, name: isTwoWay ? 'Winner' : NAMES[kind], places });
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
