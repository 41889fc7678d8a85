import type { Bet } from '../../contract/betting/bets.ts';
import { lagosIsoDate } from '../../domain/time/lagosTime.ts';

/** The player's bets in one market; never empty. */
export interface MarketBets {
  marketId: string;
  bets: [Bet, ...Bet[]];
}

/** The player's bets on one match. */
export interface MatchBets {
  gameId: string;
  eventName: string;
  markets: MarketBets[];
}

/** The player's bets of one Lagos day. */
export interface DayBets {
  /** `2026-11-21`. */
  day: string;
  bets: Bet[];
  matches: MatchBets[];
}

/** Groups bets by match and market, both in the order of their newest bet. */
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

/**
 * Groups bets by day first, so that loading an older page only adds at the end, even to a match that is shown
 * already.
 */
export function byDay(bets: readonly Bet[]): DayBets[] {
  return grouped(bets, ({ placedAt }) => lagosIsoDate(placedAt)).map(([day, ofDay]) => ({
    day,
    bets: ofDay,
    matches: byMatch(ofDay),
  }));
}

/** All bets of some matches, in the order in which they are drawn. */
export function betsOf(matches: readonly MatchBets[]): Bet[] {
  return matches.flatMap(({ markets }) => markets.flatMap(({ bets }) => bets));
}

/** The matches of which a bet has a row, when only some bets have; with what tells these bets from the others. */
export function drawnOf(
  matches: readonly MatchBets[],
  shown: readonly Bet[],
): [MatchBets, isDrawn: (bet: Bet) => boolean][] {
  const rows = new Set(shown);
  const isDrawn = (bet: Bet) => rows.has(bet);
  return matches.filter((match) => betsOf([match]).some(isDrawn)).map((match) => [match, isDrawn]);
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
