import type { MarketKind, SportEvent } from '../../../contract/betting/market.ts';
import { isOver } from '../../../domain/market/marketState.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';

export type MarketGroup = 'odds' | 'bookmaker' | 'fancy' | 'other';

const GROUPS: Record<MarketKind, MarketGroup> = {
  match_odds: 'odds',
  bookmaker: 'bookmaker',
  fancy: 'fancy',
  fancy1: 'fancy',
  odd_even: 'fancy',
  over_under: 'other',
  both_to_score: 'other',
  correct_score: 'other',
  handicap: 'other',
  half_time: 'other',
  half_time_full_time: 'other',
  next_goal: 'other',
  sets: 'other',
  tied_match: 'other',
  toss: 'other',
};

/** The groups in which a settled market keeps its place: a minor one shrinks to a line of the results. */
const KEEPS_SETTLED: readonly MarketGroup[] = ['odds', 'bookmaker'];

/** The markets of a group that stand on the page, which its tab counts. */
export function standing(group: MarketGroup, frames: readonly MarketFrame[]): MarketFrame[] {
  return frames.filter((frame) => KEEPS_SETTLED.includes(group) || !isSettled(frame));
}

/** The markets of a group whose results alone are shown. */
export function resultsOf(group: MarketGroup, frames: readonly MarketFrame[]): MarketFrame[] {
  return frames.filter((frame) => !KEEPS_SETTLED.includes(group) && isSettled(frame));
}

/** The market takes bets, or may do so again. */
export function isOngoing({ status }: Pick<MarketFrame, 'status'>): boolean {
  return !isOver(status);
}

/** The result is known, so nothing of the market changes any more. */
function isSettled({ status }: Pick<MarketFrame, 'status'>): boolean {
  return status === 'settled' || status === 'void';
}

type Offer = Pick<SportEvent, 'hasBookmaker' | 'hasFancy'>;

/** A match's markets by group, in the order of the tabs. A group that is still to come is there, empty. */
export function groupMarkets(
  { hasBookmaker, hasFancy }: Offer,
  frames: readonly MarketFrame[],
): ReadonlyMap<MarketGroup, readonly MarketFrame[]> {
  const groups = new Map<MarketGroup, MarketFrame[]>([['odds', []]]);
  if (hasBookmaker) groups.set('bookmaker', []);
  if (hasFancy) groups.set('fancy', []);
  for (const group of ['bookmaker', 'fancy', 'other'] as const) {
    if (frames.some(({ kind }) => GROUPS[kind] === group)) groups.set(group, []);
  }
  for (const frame of frames) groups.get(GROUPS[frame.kind])?.push(frame);
  return groups;
}
