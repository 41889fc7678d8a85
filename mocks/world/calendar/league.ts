import { mix, textKey } from '../chance/hash.ts';
import { shuffled } from '../chance/shuffled.ts';
import type { Competition, Tie } from '../fixtures.ts';
import { roundOf } from './roundRobin.ts';
import { type Season, type Seasons, seasonOn, yearOf } from './season.ts';
import { strengthOf } from './strengthOf.ts';

/** Where in a period a match starts: the day, 0 is its first, and minutes after midnight there. */
export type Slot = readonly [day: number, minute: number];

/** Everybody plays everybody at home and away. */
export interface League extends Competition {
  sides: readonly string[];
  seasons: Seasons;
  /** The days of a period. A period that begins on a Monday is a week. */
  days: number;
  /** The starts of a period, in order: one for each match of its rounds. */
  slots: readonly Slot[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const roundsOf = ({ sides }: League): number => 2 * (sides.length - 1);
const roundsInPeriod = ({ slots, sides }: League): number => slots.length / (sides.length / 2);

/** The days from a season's first to its last. */
export function seasonDays(league: League): number {
  return Math.ceil(roundsOf(league) / roundsInPeriod(league)) * league.days;
}

/** When a match starts that is at this time of a day, counted since 1970, where it is played. */
export function startsAtLocal(day: number, minute: number, utc: number): number {
  return day * DAY_MS + minute * MINUTE_MS - utc * HOUR_MS;
}

/** A league's matches on a day of its own calendar. */
export function leagueTies(seedKey: number, league: League, day: number): Tie[] {
  const season = seasonOn(league.seasons, seasonDays(league), day);
  if (!season) return [];
  const since = day - season.firstDay;
  const period = Math.floor(since / league.days);
  return tiesOfPeriod(seedKey, league, season, period, since % league.days);
}

/** A league's matches up to a day, round by round, or all of a season. */
export function leagueTiesUntil(
  seedKey: number,
  league: League,
  season: Season,
  day: number,
): Tie[] {
  const last = Math.min(day - season.firstDay, seasonDays(league) - 1);
  const ties: Tie[] = [];
  for (let period = 0; period * league.days <= last; period++) {
    ties.push(...tiesOfPeriod(seedKey, league, season, period));
  }
  return ties;
}

function tiesOfPeriod(
  seedKey: number,
  league: League,
  season: Season,
  period: number,
  onDay?: number,
): Tie[] {
  const { sides, slots } = league;
  const matches = sides.length / 2;
  const key = mix(textKey(league.id, seedKey), season.firstDay);
  const order = shuffled(sides, key);
  const competition = named(league, season.name);
  return slots.flatMap(([slotDay, minute], slot): Tie[] => {
    if (onDay !== undefined && slotDay !== onDay) return [];
    const round = period * roundsInPeriod(league) + Math.floor(slot / matches);
    if (round >= roundsOf(league)) return [];
    const pairs = shuffled(roundOf(order, round), mix(key, round));
    const [home = '', away = ''] = pairs[slot % matches] ?? [];
    const strength = (side: string) => strengthOf(seedKey, side, yearOf(season.firstDay));
    return [
      {
        key: mix(mix(key, round), 1000 + (slot % matches)),
        sportId: league.sportId,
        competition,
        season: season.firstDay,
        stage: `Round ${round + 1}`,
        turn: slot % matches,
        home,
        away,
        strength: { home: strength(home), away: strength(away) },
        startsAt: startsAtLocal(
          season.firstDay + period * league.days + slotDay,
          minute,
          league.utc,
        ),
        knownAt: Number.NEGATIVE_INFINITY,
        isKnockOut: false,
      },
    ];
  });
}

/** A competition under the name of one of its seasons. */
export function named(
  { id, sportId, isLeading, isYouth, utc, overs }: Competition,
  name: string,
): Competition {
  return {
    ...{ id, name, sportId, isLeading, utc },
    ...(isYouth && { isYouth }),
    ...(overs !== undefined && { overs }),
  };
}
