import { createRandom } from '../../engine/random.ts';
import { mix } from '../chance/hash.ts';
import { noise } from '../chance/noise.ts';
import type { Fixture } from '../fixtures.ts';
import { lastAtOrBefore } from '../lastAtOrBefore.ts';
import { expectedCounts } from './expectedCounts.ts';
import { goalsExpected } from './play.ts';
import type { Happening, Pair, SoccerPlay } from './state.ts';

/** What a match has counted by an instant, home first, and what happened in it minute by minute. */
export interface LiveFigures {
  /** Shares of the ball in percent; 50 each before the start. */
  possession: Pair;
  /** All tries, goals included. */
  shots: Pair;
  shotsOnTarget: Pair;
  corners: Pair;
  fouls: Pair;
  offsides: Pair;
  yellowCards: Pair;
  redCards: Pair;
  /** Goals, corners and cards, oldest first. */
  happenings: readonly Happening[];
}

/** What is counted and decides no market, so that only who looks at the figures works it out. */
type Tally = 'shots' | 'shotsOnTarget' | 'fouls' | 'offsides';

interface Tallied {
  at: number;
  side: 0 | 1;
  what: Tally;
}

const MINUTE_MS = 60_000;
/** A match of 90 minutes with its stoppage. */
const MINUTES = 96;
/** Of the tries that are no goals, those a goalkeeper saves. */
const SAVED = 0.26;
const SIDES = [0, 1] as const;

/** The figures of a match as a pure function of time. */
export function liveFigures(fixture: Fixture, play: SoccerPlay): (at: number) => LiveFigures {
  const { states, happenings } = play;
  const [home, away] = goalsExpected(fixture);
  const tallied = tally(fixture, play);
  const lead = home / (home + away) - 0.5;
  const key = mix(fixture.key, 12);

  return (at) => {
    const state = states[lastAtOrBefore(states, at)];
    const seen = happenings.filter((happening) => happening.at <= at);
    const until = tallied.filter((one) => one.at <= at);
    const sum = (what: Tally): Pair => {
      const goals = what === 'shots' || what === 'shotsOnTarget';
      const of = (side: 0 | 1) =>
        until.filter((one) => one.what === what && one.side === side).length +
        (goals ? ((side === 0 ? state?.home : state?.away) ?? 0) : 0);
      return [of(0), of(1)];
    };
    const minute = Math.max(0, Math.floor((at - fixture.startsAt) / MINUTE_MS));
    // It swings at first and settles as the match goes on.
    const share =
      50 + 60 * lead + (minute === 0 ? 0 : (10 * noise(key, minute)) / (1 + minute / 45));
    const possession = minute === 0 ? 50 : Math.round(Math.min(75, Math.max(25, share)));
    return {
      possession: [possession, 100 - possession],
      shots: sum('shots'),
      shotsOnTarget: sum('shotsOnTarget'),
      corners: state?.corners ?? [0, 0],
      fouls: sum('fouls'),
      offsides: sum('offsides'),
      yellowCards: state?.yellowCards ?? [0, 0],
      redCards: state?.redCards ?? [0, 0],
      happenings: seen,
    };
  };
}

function tally(fixture: Fixture, { states }: SoccerPlay): Tallied[] {
  const random = createRandom(mix(fixture.key, 11));
  const expected = expectedCounts(fixture, goalsExpected(fixture));
  const minutes = new Map(
    states
      .filter(({ phase }) => phase === 'first-half' || phase === 'second-half')
      .toReversed()
      .map(({ clock, at }) => [clock, at]),
  );
  return [...minutes.values()]
    .toReversed()
    .flatMap((from) =>
      SIDES.flatMap((side) =>
        (['shots', 'fouls', 'offsides'] as const).flatMap((what): Tallied[] => {
          const isSo = random.next() < (expected[what][side] ?? 0) / MINUTES;
          const at = from + Math.floor(random.next() * 59_000);
          const isSaved = random.next() < SAVED;
          if (!isSo) return [];
          const it = { at, side, what };
          return what === 'shots' && isSaved ? [it, { ...it, what: 'shotsOnTarget' }] : [it];
        }),
      ),
    )
    .sort((one, other) => one.at - other.at);
}
