import type { SportId } from '../../src/contract/betting/market.ts';

/** What a match is part of, as its name and its rules need it. */
export interface Competition {
  /** The same in every season; the name may change. */
  id: string;
  name: string;
  sportId: SportId;
  /** Leading competitions are listed from two days back to five days ahead, the others for a day. */
  isLeading: boolean;
  /** Of an age group, in which the house offers less. */
  isYouth?: true;
  /** Hours that clocks are ahead of UTC where it is played. No country of the mock has summer time. */
  utc: number;
  /** Cricket only: overs of an innings. */
  overs?: number;
}

/** How good a side is among those it plays against, each from −1 to 1. It lasts for a season. */
export interface Strength {
  attack: number;
  defence: number;
}

/** A match of a competition, before it has its place in the list of a day. */
export interface Tie {
  /** The random key for everything in this match in this world. */
  key: number;
  sportId: SportId;
  competition: Competition;
  /** The Lagos day number of the season's first day; with the competition's id it names the season. */
  season: number;
  /** `Round 14`, `Semi-final`. */
  stage: string;
  /** The match's number among those of its stage. */
  turn: number;
  home: string;
  away: string;
  strength: { home: Strength; away: Strength };
  startsAt: number;
  /** From when it is known who plays: in knock-outs, once both have won their match before. */
  knownAt: number;
  /** Whether one of the two goes on, and the other is out. */
  isKnockOut: boolean;
}

export interface Fixture extends Tie {
  /** Sport, Lagos date and number within the day: `c-20261121-03`. */
  gameId: string;
  number: number;
}

const SPORTS: Record<string, SportId> = { s: 1, t: 2, c: 4 };

/** The sport, from the first letter of a game's id. */
export function sportOf(gameId: string): SportId | undefined {
  return SPORTS[gameId.charAt(0)];
}
