import { createRandom } from '../../random.ts';
import type { Fixture } from '../fixtures.ts';
import type { Incident } from '../game.ts';
import { mix, unit } from '../hash.ts';

/** The match from `at` on. */
export interface SoccerState {
  at: number;
  phase: 'before' | 'first-half' | 'half-time' | 'second-half' | 'ended';
  /** As the clock shows it: `63'`, `45+2'`. */
  clock: string;
  home: number;
  away: number;
  /** Goals still to be expected, were the match to go on as it is. */
  homeToCome: number;
  awayToCome: number;
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
const RED_CARDS_A_SIDE = 0.09;
const DISALLOWED_GOALS = 0.15;
const CHECKED_SHARE = 0.25;
const RECENT = 5;

/**
 * How far apart two sides are at most, in log-rates: with more, most sides that lead by two goals just
 * after half-time would stand at 1.01, where real ones stand at 1.05 to 1.15.
 */
const MOST_APART = 0.5;

/** Goals to be expected of both sides over the whole match. */
function expectedGoals(fixture: Fixture): { home: number; away: number } {
  const balance = (unit(fixture.key, 1) + unit(fixture.key, 2) - 1) * MOST_APART;
  const pace = 0.85 + unit(fixture.key, 3) * 0.4;
  return { home: 1.45 * pace * Math.exp(balance), away: 1.15 * pace * Math.exp(-balance) };
}

/** The whole match, minute by minute. */
export function playSoccer(fixture: Fixture): SoccerPlay {
  const random = createRandom(mix(fixture.key, 9));
  const added = [1 + Math.floor(random.next() * 4), 2 + Math.floor(random.next() * 6)];
  const minutes = 90 + (added[0] ?? 0) + (added[1] ?? 0);
  const rates = expectedGoals(fixture);
  const score = { home: 0, away: 0 };
  const recent: string[] = [];
  const redCards = { home: 0, away: 0 };
  const states: SoccerState[] = [];
  const stops: { from: number; to: number }[] = [];
  const incidents: Incident[] = [];
  let left = minutes;

  const note = (at: number, phase: SoccerState['phase'], clock: string, isChecked = false) => {
    const share = left / minutes;
    states.push({
      at,
      phase,
      clock,
      ...score,
      homeToCome: rates.home * share,
      awayToCome: rates.away * share,
      isChecked,
      redCards: [redCards.home, redCards.away],
      recent: recent.slice(-RECENT),
    });
  };
  /** Takes the prices away, and answers when it is clear what happened. */
  const stop = (from: number, phase: SoccerState['phase'], clock: string, mustCheck: boolean) => {
    const decidedAt = mustCheck ? from + CHECK_MS : from;
    stops.push({ from, to: decidedAt + Math.floor((10 + random.next() * 10) * 1000) });
    if (mustCheck) {
      incidents.push({ at: from, what: 'video check' });
      note(from, phase, clock, true);
    }
    return decidedAt;
  };

  const playMinute = (at: number, phase: SoccerState['phase'], clock: string) => {
    note(at, phase, clock);
    const moment = at + 2000 + Math.floor(random.next() * 12_000);
    for (const team of ['home', 'away'] as const) {
      // One incident a minute at most, so that checks never overlap.
      const draw = random.next() * minutes;
      const name = fixture[team];
      if (draw < rates[team]) {
        const decidedAt = stop(moment, phase, clock, random.next() < CHECKED_SHARE);
        score[team] += 1;
        incidents.push({ at: decidedAt, what: 'goal' });
        recent.push(`${clock} Goal, ${name}`);
        note(decidedAt, phase, clock);
        return;
      }
      if (draw < rates[team] + DISALLOWED_GOALS / 2) {
        const decidedAt = stop(moment, phase, clock, true);
        recent.push(`${clock} No goal after VAR, ${name}`);
        note(decidedAt, phase, clock);
        return;
      }
      if (draw < rates[team] + DISALLOWED_GOALS / 2 + RED_CARDS_A_SIDE) {
        const decidedAt = stop(moment, phase, clock, false);
        incidents.push({ at: decidedAt, what: 'red card' });
        const other = team === 'home' ? 'away' : 'home';
        redCards[team] += 1;
        rates[team] *= 0.65;
        rates[other] *= 1.25;
        recent.push(`${clock} Red card, ${name}`);
        note(decidedAt, phase, clock);
        return;
      }
    }
  };

  let at = fixture.startsAt;
  note(Number.NEGATIVE_INFINITY, 'before', '');
  for (const half of [0, 1]) {
    const phase = half === 0 ? 'first-half' : 'second-half';
    for (let minute = 1; minute <= 45 + (added[half] ?? 0); minute++) {
      const clock = minute > 45 ? `${45 * (half + 1)}+${minute - 45}'` : `${45 * half + minute}'`;
      playMinute(at, phase, clock);
      at += MINUTE_MS;
      left -= 1;
    }
    if (half === 0) {
      note(at, 'half-time', 'Half-time');
      at += HALF_TIME_MS;
    }
  }
  note(at, 'ended', 'Full time');
  return { states, stops, incidents, endsAt: at };
}
