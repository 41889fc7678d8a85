import { mix, textKey, unit } from '../chance/hash.ts';
import { shuffled } from '../chance/shuffled.ts';
import { finish } from '../finished.ts';
import type { Competition, Tie } from '../fixtures.ts';
import { named, type Slot, startsAtLocal } from './league.ts';
import { type Seasons, seasonOn, yearOf } from './season.ts';
import { edgeOf, strengthOf } from './strengthOf.ts';

/** Thirty-two sides or players, of whom the loser of each match is out. */
export interface KnockOut extends Competition {
  /** A tour is elsewhere each week: the hours ahead of UTC there. */
  tour?: readonly number[];
  /** Who may take part. If there are more than 32, some are left out. */
  entrants: readonly string[];
  /** Those among them who play in a lower division. */
  lower?: readonly string[];
  seasons: Seasons;
  /** The days from the first to the last. */
  days: number;
  /** The starts of each round: sixteen, eight, four, two and one. */
  rounds: readonly (readonly Slot[])[];
}

const STAGES = ['Round of 32', 'Round of 16', 'Quarter-final', 'Semi-final', 'Final'];
const ENTRANTS = 32;
/** Where the best eight stand in a draw, so that the best two meet in the final only. */
const SEEDED = [0, 31, 16, 15, 8, 23, 24, 7];
const SETTLED_MS = 10 * 60_000;

/** The matches of one event, each worked out when it is first asked for. */
export interface Bracket {
  firstDay: number;
  tie(round: number, turn: number): Tie;
}

/** The first day of the event that is on at a day, or undefined between two. */
export function eventOn(knockOut: KnockOut, day: number): number | undefined {
  return seasonOn(knockOut.seasons, knockOut.days, day)?.firstDay;
}

export function createBracket(seedKey: number, knockOut: KnockOut, firstDay: number): Bracket {
  const { entrants, seasons, rounds, lower = [], sportId } = knockOut;
  const { name = '', place = 0 } = seasonOn(seasons, knockOut.days, firstDay) ?? {};
  const key = mix(textKey(knockOut.id, seedKey), firstDay);
  const { tour = [knockOut.utc] } = knockOut;
  const utc = tour[place] ?? 0;
  const competition = named({ ...knockOut, utc }, name);
  const strength = (side: string) =>
    strengthOf(seedKey, side, yearOf(firstDay), lower.includes(side));
  const draw = drawn(shuffled(entrants, key).slice(0, ENTRANTS), strength);
  const known = new Map<number, Tie>();

  const through = (round: number, turn: number): { side: string; knownAt: number } => {
    if (round < 0) return { side: draw[turn] ?? '', knownAt: Number.NEGATIVE_INFINITY };
    const before = tie(round, turn);
    const { through: winner, endsAt } = finish(before);
    return { side: winner ? before[winner] : '', knownAt: endsAt + SETTLED_MS };
  };
  const tie = (round: number, turn: number): Tie => {
    const number = round * ENTRANTS + turn;
    const found = known.get(number);
    if (found) return found;
    const two = [through(round - 1, turn * 2), through(round - 1, turn * 2 + 1)] as const;
    const tieKey = mix(key, number);
    const [one, other] = unit(tieKey, 31) < 0.5 ? two : [two[1], two[0]];
    const [day, minute] = rounds[round]?.[turn] ?? [0, 0];
    const made: Tie = {
      key: tieKey,
      sportId,
      competition,
      season: firstDay,
      stage: STAGES[round] ?? '',
      turn,
      home: one.side,
      away: other.side,
      strength: { home: strength(one.side), away: strength(other.side) },
      startsAt: startsAtLocal(firstDay + day, minute, utc),
      knownAt: Math.max(one.knownAt, other.knownAt),
      isKnockOut: true,
    };
    known.set(number, made);
    return made;
  };
  return { firstDay, tie };
}

/** The matches of an event on a day of its own calendar. */
export function bracketTies({ rounds }: KnockOut, bracket: Bracket, day: number): Tie[] {
  return rounds.flatMap((slots, round) =>
    slots.flatMap(([slotDay], turn) =>
      bracket.firstDay + slotDay === day ? [bracket.tie(round, turn)] : [],
    ),
  );
}

/** A draw in which the best eight are kept apart. */
function drawn(sides: readonly string[], strength: (side: string) => Tie['strength']['home']) {
  const level = (side: string) => edgeOf({ home: strength(side), away: { attack: 0, defence: 0 } });
  const best = sides.toSorted((one, other) => level(other) - level(one)).slice(0, SEEDED.length);
  const others = sides.filter((side) => !best.includes(side));
  return sides.map((_, place) => {
    const seed = SEEDED.indexOf(place);
    return seed < 0 ? others.shift() : best[seed];
  });
}
