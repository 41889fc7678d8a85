import type { SportEvent, SportId } from '../../../contract/betting/market.ts';
import { foldWords } from './foldWords.ts';
import { typosBefore } from './typosBefore.ts';

export interface FoundLeague {
  competition: string;
  sportId: SportId;
  count: number;
  /** How many of its matches are in play. */
  live: number;
}

export interface Found {
  leagues: FoundLeague[];
  matches: SportEvent[];
}

interface Place {
  words: string[];
  league?: FoundLeague;
  match?: SportEvent;
}

const MOST_LEAGUES = 3;
const MOST_MATCHES = 8;

/** Prepares a list for searching; done once, so that each typed letter is answered within a frame. */
export function createSearch(events: readonly SportEvent[]): (query: string) => Found {
  const leagues = new Map<string, FoundLeague>();
  const places: Place[] = [];
  for (const match of events) {
    if (match.status === 'finished') continue;
    const { competition, sportId, name } = match;
    const league = leagues.get(competition) ?? { competition, sportId, count: 0, live: 0 };
    league.count += 1;
    if (match.inPlay) league.live += 1;
    leagues.set(competition, league);
    places.push({ words: foldWords(name), match });
  }
  for (const league of leagues.values())
    places.push({ words: foldWords(league.competition), league });
  return (query) => {
    const typed = foldWords(query);
    const exact = found(places, typed, (one, word) => word.startsWith(one));
    if (exact.leagues.length + exact.matches.length > 0) return exact;
    return found(places, typed, (one, word) => typosBefore(one, word) <= typosAllowed(one));
  };
}

/** In a short word, a typo makes another word. */
function typosAllowed(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** The places with a word for each typed one: those in play first, then the soonest. */
function found(
  places: readonly Place[],
  typed: readonly string[],
  fits: (typed: string, word: string) => boolean,
): Found {
  if (typed.length === 0) return { leagues: [], matches: [] };
  const hits = places.filter(({ words }) =>
    typed.every((one) => words.some((word) => fits(one, word))),
  );
  return {
    leagues: hits
      .flatMap(({ league }) => league ?? [])
      .sort((one, other) => other.count - one.count)
      .slice(0, MOST_LEAGUES),
    matches: hits
      .flatMap(({ match }) => match ?? [])
      .sort(
        (one, other) => Number(other.inPlay) - Number(one.inPlay) || one.startsAt - other.startsAt,
      )
      .slice(0, MOST_MATCHES),
  };
}
