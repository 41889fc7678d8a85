export type Side = 'home' | 'away';
/** A number of each side. */
export type Pair = readonly [home: number, away: number];

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
  atHalf: Pair | undefined;
  /** The part of each half that is still to be played, 0 to 1. */
  left: readonly [first: number, second: number];
  corners: Pair;
  cornersAtHalf: Pair | undefined;
  yellowCards: Pair;
  /** Who scored each goal so far, in order. */
  scorers: readonly Scorer[];
  isChecked: boolean;
  /** Players sent off, home first. */
  redCards: Pair;
  sentOff: readonly string[];
  recent: readonly string[];
}

export interface Scorer {
  team: Side;
  playerId: string;
}

/** What a match counts at a moment of play. Goals, corners and cards are the ones that its markets are settled by. */
export interface Happening {
  at: number;
  /** As the clock shows it. */
  clock: string;
  team: Side;
  what: 'goal' | 'corner' | 'yellow card' | 'red card';
  /** Who it was, but for corners. */
  player?: string;
}

/** How a match ended: played out, stopped for good, or never begun. */
export type SoccerEnd = { kind: 'played' } | { kind: 'abandoned' | 'postponed'; reason: string };

export interface SoccerIncident {
  at: number;
  what: 'goal' | 'red card' | 'video check';
}

export interface SoccerPlay {
  states: readonly SoccerState[];
  /** Goals, red cards and checks: from the incident until prices return. */
  stops: readonly { from: number; to: number }[];
  incidents: readonly SoccerIncident[];
  happenings: readonly Happening[];
  end: SoccerEnd;
  endsAt: number;
}
