import { chanceOf } from '../casino/chance.ts';

/** A match of the virtual league as it is published before bets are taken. */
export interface VirtualFixture {
  home: string;
  away: string;
  /** Expected goals in thousandths: 1350 is 1.35 goals a match. */
  homeRate: number;
  awayRate: number;
}

export interface VirtualGoal {
  /** 1 to 90. */
  minute: number;
  side: 'home' | 'away';
}

/** A match is ten spells of nine minutes with at most one goal each. */
export const SPELLS = 10;
const SPELL_MINUTES = 9;
/** A rate is drawn against this in each of the ten spells, so that it is the goals expected in a match. */
export const OUT_OF = 10_000;

/**
 * The goals of a match, made from the round's committed secret alone: in each spell a number below 10,000 is drawn;
 * one below the home rate is a home goal, one below both rates together an away goal, and its minute is drawn next.
 */
export function virtualGoals(
  serverSeed: string,
  place: { round: number; match: number },
  { homeRate, awayRate }: Pick<VirtualFixture, 'homeRate' | 'awayRate'>,
): VirtualGoal[] {
  const chance = chanceOf({ serverSeed, clientSeed: `virtual:${place.round}`, nonce: place.match });
  const goals: VirtualGoal[] = [];
  for (let spell = 0; spell < SPELLS; spell++) {
    const drawn = chance.below(OUT_OF);
    if (drawn >= homeRate + awayRate) continue;
    const minute = spell * SPELL_MINUTES + 1 + chance.below(SPELL_MINUTES);
    goals.push({ minute, side: drawn < homeRate ? 'home' : 'away' });
  }
  return goals;
}

/** Home and away goals up to a minute. */
export function scoreAt(goals: readonly VirtualGoal[], minute = 90): [home: number, away: number] {
  const count = (side: VirtualGoal['side']) =>
    goals.filter((goal) => goal.side === side && goal.minute <= minute).length;
  return [count('home'), count('away')];
}
