import { createRandom } from '../../engine/random.ts';
import { mix, unit } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import type { Incident } from '../game.ts';

/** The state of the match from `at` on. */
export interface SoccerState {
  at: number;
  phase: 'before' | 'first-half' | 'half-time' | 'second-half' | 'ended';
  /** As the clock shows it: `63'`, `45+2'`. */
  clock: string;
  home: number;
  away: number;
  /** Goals still expected if the match goes on as it is. */
  homeToCome: number;
  awayToCome: number;
  /** The part of them that is expected before half-time. */
  homeToHalf: number;
  awayToHalf: number;
  /** The score at half-time, once it is known. */
  atHalf: readonly [home: number, away: number] | undefined;
  isChecked: boolean;
  /** Players sent off, home first. */
  redCards: readonly [number, number];
  recent: readonly string[];
}

export interface SoccerPlay {
  states: readonly SoccerState[];
  /** Goals, red cards and checks: from the incident until prices return. */
  stops: readonly { from: number; to: number }[];
  incidents: readonly Incident[];
  endsAt: number;
}

const MINUTE_MS = 60_000;
const CHECK_MS = 40_000;
const HALF_TIME_MS = 15 * MINUTE_MS;
// For each side; a match lasts about 96 minutes.
const RED_CARDS_A_MINUTE = 0.09 / 96;
const DISALLOWED_A_MINUTE = 0.075 / 96;
const CHECKED_SHARE = 0.25;
const RECENT = 5;

/** The largest difference between two sides over a whole match, in log-rates. */
const MOST_APART = 0.5;

// The second half is closer than the first: the stronger side scores early, and the other catches up. So a
// two-goal lead just after half-time is worth 1.05 to 1.15, as on real exchanges.
const SECOND_HALF_GOALS = 1.3;
const SECOND_HALF_PACE = 0.4;
const SECOND_HALF_BALANCE = 0.12;

interface Rates {
  home: number;
  away: number;
}

interface Half {
  phase: 'first-half' | 'second-half';
  minutes: number;
  /** Minutes left to play. */
  left: number;
  /** Expected goals of each side over the half. */
  rates: Rates;
}

/**
 * Expected goals of both sides in each half. Prices before kick-off depend only on the whole match, not on
 * how the halves share it.
 */
function expectedGoals(fixture: Fixture): readonly [first: Rates, second: Rates] {
  const balance = (unit(fixture.key, 1) + unit(fixture.key, 2) - 1) * MOST_APART;
  const pace = 0.85 + unit(fixture.key, 3) * 0.4;
  const home = 1.45 * pace * Math.exp(balance);
  const away = 1.15 * pace * Math.exp(-balance);
  const later = (SECOND_HALF_GOALS / 2) * pace ** SECOND_HALF_PACE;
  const tilt = Math.exp((SECOND_HALF_BALANCE * Math.log(home / away)) / 2);
  const second = { home: later * tilt, away: later / tilt };
  return [{ home: home - second.home, away: away - second.away }, second];
}

/** Plays the whole match, minute by minute. */
export function playSoccer(fixture: Fixture): SoccerPlay {
  const random = createRandom(mix(fixture.key, 9));
  const added = [1 + Math.floor(random.next() * 4), 2 + Math.floor(random.next() * 6)];
  const [first, second] = expectedGoals(fixture);
  const half = (phase: 'first-half' | 'second-half', extra = 0, rates: Rates): Half => ({
    phase,
    minutes: 45 + extra,
    left: 45 + extra,
    rates,
  });
  const halves = [half('first-half', added[0], first), half('second-half', added[1], second)];
  const score = { home: 0, away: 0 };
  const recent: string[] = [];
  const redCards = { home: 0, away: 0 };
  const states: SoccerState[] = [];
  const stops: { from: number; to: number }[] = [];
  const incidents: Incident[] = [];
  let atHalf: SoccerState['atHalf'];
  const toCome = (team: 'home' | 'away', until = halves.length) =>
    halves
      .slice(0, until)
      .reduce((sum, { rates, left, minutes }) => sum + (rates[team] * left) / minutes, 0);

  const note = (at: number, phase: SoccerState['phase'], clock: string, isChecked = false) => {
    states.push({
      at,
      phase,
      clock,
      ...score,
      homeToCome: toCome('home'),
      awayToCome: toCome('away'),
      homeToHalf: toCome('home', 1),
      awayToHalf: toCome('away', 1),
      atHalf,
      isChecked,
      redCards: [redCards.home, redCards.away],
      recent: recent.slice(-RECENT),
    });
  };
  /** Suspends prices, and returns when it is clear what happened. */
  const stop = (from: number, phase: SoccerState['phase'], clock: string, mustCheck: boolean) => {
    const decidedAt = mustCheck ? from + CHECK_MS : from;
    stops.push({ from, to: decidedAt + Math.floor((10 + random.next() * 10) * 1000) });
    if (mustCheck) {
      incidents.push({ at: from, what: 'video check' });
      note(from, phase, clock, true);
    }
    return decidedAt;
  };

  const playMinute = (at: number, { phase, minutes, rates }: Half, clock: string) => {
    note(at, phase, clock);
    const moment = at + 2000 + Math.floor(random.next() * 12_000);
    for (const team of ['home', 'away'] as const) {
      // At most one incident a minute, so that checks never overlap.
      const draw = random.next();
      const goals = rates[team] / minutes;
      const name = fixture[team];
      if (draw < goals) {
        const decidedAt = stop(moment, phase, clock, random.next() < CHECKED_SHARE);
        score[team] += 1;
        incidents.push({ at: decidedAt, what: 'goal' });
        recent.push(`${clock} Goal, ${name}`);
        note(decidedAt, phase, clock);
        return;
      }
      if (draw < goals + DISALLOWED_A_MINUTE) {
        const decidedAt = stop(moment, phase, clock, true);
        recent.push(`${clock} No goal after VAR, ${name}`);
        note(decidedAt, phase, clock);
        return;
      }
      if (draw < goals + DISALLOWED_A_MINUTE + RED_CARDS_A_MINUTE) {
        const decidedAt = stop(moment, phase, clock, false);
        incidents.push({ at: decidedAt, what: 'red card' });
        const other = team === 'home' ? 'away' : 'home';
        redCards[team] += 1;
        for (const { rates } of halves) {
          rates[team] *= 0.65;
          rates[other] *= 1.25;
        }
        recent.push(`${clock} Red card, ${name}`);
        note(decidedAt, phase, clock);
        return;
      }
    }
  };

  let at = fixture.startsAt;
  note(Number.NEGATIVE_INFINITY, 'before', '');
  halves.forEach((half, index) => {
    for (let minute = 1; minute <= half.minutes; minute++) {
      const clock = minute > 45 ? `${45 * (index + 1)}+${minute - 45}'` : `${45 * index + minute}'`;
      playMinute(at, half, clock);
      at += MINUTE_MS;
      half.left -= 1;
    }
    if (index === 0) {
      atHalf = [score.home, score.away];
      note(at, 'half-time', 'Half-time');
      at += HALF_TIME_MS;
    }
  });
  note(at, 'ended', 'Full time');
  return { states, stops, incidents, endsAt: at };
}
