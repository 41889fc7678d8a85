import type { Bet } from '../../contract/betting/bets.ts';
import { lagosIsoDate } from '../../domain/time/lagosTime.ts';

/** What a player has in one market; never empty. */
export interface MarketBets {
  marketId: string;
  bets: [Bet, ...Bet[]];
}

/** What a player has on one match. */
export interface MatchBets {
  gameId: string;
  eventName: string;
  markets: MarketBets[];
}

/** What a player placed on one day of Lagos. */
export interface DayBets {
  /** `2026-11-21`. */
  day: string;
  bets: Bet[];
  matches: MatchBets[];
}

/** Bets by match and market, both in the order of their newest bet. */
export function byMatch(bets: readonly Bet[]): MatchBets[] {
  return grouped(bets, ({ gameId }) => gameId).map(([gameId, ofMatch]) => ({
    gameId,
    eventName: ofMatch[0].eventName,
    markets: grouped(ofMatch, ({ marketId }) => marketId).map(([marketId, ofMarket]) => ({
      marketId,
      bets: ofMarket,
    })),
  }));
}

/** Bets by day first: an older page then only adds at the end, wherever its matches stood before. */
export function byDay(bets: readonly Bet[]): DayBets[] {
  return grouped(bets, ({ placedAt }) => lagosIsoDate(placedAt)).map(([day, ofDay]) => ({
    day,
    bets: ofDay,
    matches: byMatch(ofDay),
  }));
}

function grouped(bets: readonly Bet[], keyOf: (bet: Bet) => string): [string, [Bet, ...Bet[]]][] {
  const groups = new Map<string, [Bet, ...Bet[]]>();
  for (const bet of bets) {
    const group = groups.get(keyOf(bet));
    if (group) group.push(bet);
    else groups.set(keyOf(bet), [bet]);
  }
  return [...groups];
}
