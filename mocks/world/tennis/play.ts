import { createRandom } from '../../engine/random.ts';
import { edgeOf } from '../calendar/strengthOf.ts';
import { mix, unit } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import { pointsCall } from './pointsCall.ts';
import { type Serving, type SetState, servesInTiebreak } from './serving.ts';

export interface TennisState extends SetState {
  at: number;
  phase: 'before' | 'play' | 'time-out' | 'ended';
  /** Games of the finished sets, home first. */
  sets: readonly (readonly [number, number])[];
  /** The last calls: `30–15`, `Game Okafor`. */
  recent: readonly string[];
}

export interface TennisPlay {
  serving: Serving;
  states: readonly TennisState[];
  stops: readonly { from: number; to: number }[];
  endsAt: number;
  /** The player who retired. */
  retired?: 'home' | 'away';
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const TIME_OUT_MS = 4 * MINUTE_MS;
const SETS_TO_WIN = 2;
const RECENT = 6;
/** The schedule relies on matches being at least this long, except those that may end by retirement. */
const LEAST_MS = 80 * MINUTE_MS;
// At most one of twelve matches in a row ends early, so that enough others are in play.
const RETIREMENT_TURN = 12;
const RETIREMENT_SHARE = 0.4;

/** Plays a whole match at once. */
export function playTennis(fixture: Fixture): TennisPlay {
  const mayRetire = fixture.turn % RETIREMENT_TURN === 5;
  if (mayRetire && unit(fixture.key, 11) < RETIREMENT_SHARE) {
    const points = 20 + Math.floor(unit(fixture.key, 12) * 90);
    return playAtPace(fixture, 1, points);
  }
  // A match that is too short is played again more slowly, point for point. Leaving it out would make
  // favourites win less often than their price says.
  for (let pace = 1; ; pace *= 1.15) {
    const play = playAtPace(fixture, pace, Number.POSITIVE_INFINITY);
    if (play.endsAt - fixture.startsAt >= LEAST_MS) return play;
  }
}

function servingOf(fixture: Fixture): Serving {
  const base = fixture.competition.name.endsWith('women') ? 0.58 : 0.63;
  const edge = edgeOf(fixture.strength) * 0.055;
  return { home: base + edge, away: base - edge };
}

/** Plays point by point. After `lastPoint` points one player retires. */
function playAtPace(fixture: Fixture, pace: number, lastPoint: number): TennisPlay {
  const random = createRandom(mix(fixture.key, 13));
  const serving = servingOf(fixture);
  const surnames = [fixture.home, fixture.away].map((name) => name.split(' ').at(-1) ?? name);
  const recent: string[] = [];
  const sets: [number, number][] = [];
  const states: TennisState[] = [];
  const stops: { from: number; to: number }[] = [];
  let games: [number, number] = [0, 0];
  let points: [number, number] = [0, 0];
  let isHomeServing = random.next() < 0.5;
  let at = fixture.startsAt;
  let played = 0;
  const note = (phase: TennisState['phase'], from = at) =>
    states.push({
      at: from,
      phase,
      sets: [...sets],
      games,
      points,
      isHomeServing,
      recent: recent.slice(-RECENT),
    });
  const between = (from: number, to: number) =>
    Math.round((from + random.next() * (to - from)) * SECOND_MS);
  const setsWon = (player: 0 | 1) =>
    sets.filter((set) => set[player] > set[(1 - player) as 0 | 1]).length;

  note('before', Number.NEGATIVE_INFINITY);
  note('play');
  while (setsWon(0) < SETS_TO_WIN && setsWon(1) < SETS_TO_WIN && played < lastPoint) {
    at += Math.round(between(30, 50) * pace);
    played += 1;
    const isTiebreak = games[0] === 6 && games[1] === 6;
    const isHomeServe = isTiebreak
      ? servesInTiebreak(isHomeServing, points[0] + points[1])
      : isHomeServing;
    const isHomePoint = random.next() < (isHomeServe ? serving.home : 1 - serving.away);
    points = isHomePoint ? [points[0] + 1, points[1]] : [points[0], points[1] + 1];
    const [most, least] = [Math.max(...points), Math.min(...points)];
    if (most < (isTiebreak ? 7 : 4) || most - least < 2) {
      recent.push(pointsCall(points, isTiebreak));
      note('play');
      continue;
    }
    games = isHomePoint ? [games[0] + 1, games[1]] : [games[0], games[1] + 1];
    points = [0, 0];
    isHomeServing = !isHomeServing;
    const isSet = Math.max(...games) === 7 || (Math.max(...games) === 6 && Math.min(...games) < 5);
    recent.push(`${isSet ? 'Set' : 'Game'} ${surnames[isHomePoint ? 0 : 1]}`);
    const isChange = (games[0] + games[1]) % 2 === 1;
    if (isSet) {
      sets.push(games);
      games = [0, 0];
      stops.push({ from: at, to: at + between(12, 20) });
    }
    note('play');
    at += isSet ? 2 * MINUTE_MS : isChange ? between(60, 80) : between(10, 20);
  }
  if (played < lastPoint) {
    const endsAt = states.at(-1)?.at ?? at;
    note('ended', endsAt);
    return { serving, states, stops, endsAt };
  }
  const endsAt = at + TIME_OUT_MS;
  stops.push({ from: at, to: endsAt });
  note('time-out');
  note('ended', endsAt);
  return { serving, states, stops, endsAt, retired: random.next() < 0.5 ? 'home' : 'away' };
}
