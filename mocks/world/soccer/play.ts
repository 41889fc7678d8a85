import { createRandom } from '../../engine/random.ts';
import { edgeOf, opennessOf } from '../calendar/strengthOf.ts';
import { mix } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import { expectedCounts, FIRST_HALF } from './expectedCounts.ts';
import { fateOf } from './fate.ts';
import { createRecord, type Half, type Moment } from './record.ts';
import type { Side, SoccerPlay } from './state.ts';

const MINUTE_MS = 60_000;
const CHECK_MS = 40_000;
const HALF_TIME_MS = 15 * MINUTE_MS;
// For each side; a match lasts about 96 minutes.
export const RED_CARDS = 0.09;
const RED_CARDS_A_MINUTE = RED_CARDS / 96;
const DISALLOWED_A_MINUTE = 0.075 / 96;
const CHECKED_SHARE = 0.25;
/** How long a match that has stopped is waited for. */
const WAIT_MS = 40 * MINUTE_MS;

const SIDES: readonly Side[] = ['home', 'away'];

/** The largest difference between two sides over a whole match, in log-rates. */
const MOST_APART = 0.5;

/** The part of a match's goals that falls into its second half. The stronger side is the stronger in both. */
const SECOND_HALF = 0.54;

interface Rates {
  home: number;
  away: number;
}

/** Expected goals of both sides in each half. */
function expectedGoals(fixture: Fixture): readonly [first: Rates, second: Rates] {
  const [home, away] = goalsExpected(fixture);
  const of = (share: number): Rates => ({ home: home * share, away: away * share });
  return [of(1 - SECOND_HALF), of(SECOND_HALF)];
}

/** Goals of each side that are expected of a whole match. */
export function goalsExpected(fixture: Fixture): readonly [home: number, away: number] {
  const balance = edgeOf(fixture.strength) * MOST_APART;
  const pace = 1.05 + opennessOf(fixture.strength) * 0.2;
  return [1.45 * pace * Math.exp(balance), 1.15 * pace * Math.exp(-balance)];
}

/**
 * Plays the whole match, minute by minute, or as far as it comes. Where only the result is asked for, a brief play
 * takes a tenth of the time.
 */
export function playSoccer(fixture: Fixture, isBrief = false): SoccerPlay {
  const { key, startsAt } = fixture;
  const random = createRandom(mix(key, 9));
  // Corners, yellow cards and who it was have dice of their own: the goals do not depend on them.
  const details = createRandom(mix(key, 10));
  const added = [1 + Math.floor(random.next() * 4), 2 + Math.floor(random.next() * 6)];
  const [first, second] = expectedGoals(fixture);
  const half = (phase: Half['phase'], extra = 0, rates: Half['rates']): Half => ({
    phase,
    minutes: 45 + extra,
    left: 45 + extra,
    rates,
  });
  const halves = [half('first-half', added[0], first), half('second-half', added[1], second)];
  const expected = expectedCounts(fixture, goalsExpected(fixture));
  const record = createRecord(fixture, halves, details.next, isBrief);
  const stops: { from: number; to: number }[] = [];
  const fate = fateOf(fixture);
  record.note({ at: Number.NEGATIVE_INFINITY, phase: 'before', clock: '' });
  if (fate?.kind === 'postponed') {
    record.tell({ at: fate.at, phase: 'ended', clock: 'Postponed' }, `because of ${fate.reason}`);
    return record.playOf(stops, { kind: 'postponed', reason: fate.reason }, fate.at);
  }

  /** Suspends prices, and returns when it is clear what happened. */
  const stop = (moment: Moment, mustCheck: boolean): Moment => {
    const decidedAt = mustCheck ? moment.at + CHECK_MS : moment.at;
    stops.push({ from: moment.at, to: decidedAt + Math.floor((10 + random.next() * 10) * 1000) });
    if (mustCheck) {
      record.incidents.push({ at: moment.at, what: 'video check' });
      record.note(moment, true);
    }
    return { ...moment, at: decidedAt };
  };

  /** A goal, a disallowed one or a red card; at most one a minute, so that checks never overlap. */
  const playIncident = (moment: Moment, { minutes, rates }: Half): boolean => {
    for (const team of SIDES) {
      const draw = random.next();
      const goals = rates[team] / minutes;
      if (draw < goals) {
        record.count(stop(moment, random.next() < CHECKED_SHARE), team, 'goal');
        return true;
      }
      if (draw < goals + DISALLOWED_A_MINUTE) {
        record.tell(stop(moment, true), `No goal after VAR, ${fixture[team]}`);
        return true;
      }
      if (draw < goals + DISALLOWED_A_MINUTE + RED_CARDS_A_MINUTE) {
        const other = team === 'home' ? 'away' : 'home';
        for (const { rates } of halves) {
          rates[team] *= 0.65;
          rates[other] *= 1.25;
        }
        record.count(stop(moment, false), team, 'red card');
        return true;
      }
    }
    return false;
  };

  /** Corners and yellow cards of a minute, in order; after an incident only at its end. */
  const playDetails = (moment: Moment, index: number, { minutes }: Half, isLate: boolean) => {
    const happened = (['corner', 'yellow card'] as const).flatMap((what) =>
      SIDES.flatMap((team, side) => {
        const kind = what === 'corner' ? 'corners' : 'yellowCards';
        const mean =
          (expected[kind][side] ?? 0) * (index === 0 ? FIRST_HALF[kind] : 1 - FIRST_HALF[kind]);
        const isSo = details.next() < mean / minutes;
        const seconds = isLate ? 55 + details.next() * 4 : 1 + details.next() * 58;
        return isSo ? [{ what, team, at: moment.at + Math.floor(seconds * 1000) }] : [];
      }),
    );
    for (const { what, team, at } of happened.toSorted((one, other) => one.at - other.at)) {
      record.count({ ...moment, at }, team, what);
    }
  };

  let at = startsAt;
  for (const [index, half] of halves.entries()) {
    const { phase } = half;
    for (let minute = 1; minute <= half.minutes; minute++) {
      const clock = minute > 45 ? `${45 * (index + 1)}+${minute - 45}'` : `${45 * index + minute}'`;
      const moment = { at, phase, clock };
      record.note(moment);
      if (fate?.half === index && minute === fate.minute) {
        return abandon(record, stops, moment, fate.reason);
      }
      const seconds = 2 + random.next() * 12;
      const isIncident = playIncident({ ...moment, at: at + Math.floor(seconds * 1000) }, half);
      if (!isBrief) playDetails(moment, index, half, isIncident);
      at += MINUTE_MS;
      half.left -= 1;
    }
    if (index === 0) {
      record.endFirstHalf();
      record.note({ at, phase: 'half-time', clock: 'Half-time' });
      at += HALF_TIME_MS;
    }
  }
  record.note({ at, phase: 'ended', clock: 'Full time' });
  return record.playOf(stops, { kind: 'played' }, at);
}

/** Play stops; everybody waits, and then it is called off. */
function abandon(
  record: ReturnType<typeof createRecord>,
  stops: { from: number; to: number }[],
  moment: Moment,
  reason: string,
): SoccerPlay {
  const endsAt = moment.at + WAIT_MS;
  stops.push({ from: moment.at, to: endsAt });
  record.tell({ ...moment, at: moment.at + 1 }, `Play has stopped: ${reason}`);
  record.note({ at: endsAt, phase: 'ended', clock: 'Abandoned' });
  return record.playOf(stops, { kind: 'abandoned', reason }, endsAt);
}
