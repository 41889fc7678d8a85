import type { SportEvent, SportId } from '../../../src/contract/betting/market.ts';
import { lagosIsoDate, startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import type { Visit } from '../frame/site.ts';
import type { Skin } from './skin.ts';

const DAY_MS = 24 * 60 * 60_000;

export const SPORTS: Record<SportId, string> = { 1: 'Football', 2: 'Tennis', 4: 'Cricket' };

/** Matches that a book still takes bets on, in play first. */
export function openEvents({ operator, at }: Visit, { sports }: Skin): SportEvent[] {
  return operator.world
    .events(at)
    .filter(({ status, sportId }) => status !== 'finished' && sports.includes(sportId));
}

/** The chosen sport; that of the skin if nothing was chosen. */
export function sportOfState({ state }: Visit, { sports }: Skin): SportId {
  return sports.find((sport) => String(sport) === state['sport']) ?? sports[0] ?? 1;
}

/** The matches of the tab and the sport, or of the league, that the page shows. */
export function chosenEvents(visit: Visit, skin: Skin): SportEvent[] {
  const { state, at } = visit;
  const sport = sportOfState(visit, skin);
  const all = openEvents(visit, skin).filter(({ sportId }) => sportId === sport);
  if (state['league']) return all.filter(({ competition }) => competition === state['league']);
  if (state['tab'] === 'live') return all.filter(({ inPlay }) => inPlay);
  const tomorrow = startOfLagosDay(lagosIsoDate(at)) + DAY_MS;
  return all.filter(({ inPlay, startsAt }) => !inPlay && startsAt < tomorrow);
}
