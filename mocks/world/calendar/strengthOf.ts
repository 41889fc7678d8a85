import { mix, textKey, unit } from '../chance/hash.ts';
import type { Strength } from '../fixtures.ts';

const LASTING = 0.75;

/** What part of its strength a side of a lower division has against the higher ones. */
const LOWER = { share: 0.6, less: 0.4 };

/** A side's strength in a season: three quarters last, one is the year's squad. */
export function strengthOf(
  seedKey: number,
  side: string,
  season: number,
  isLower = false,
): Strength {
  const key = textKey(side, seedKey);
  const level = LASTING * between(key, 1) + (1 - LASTING) * between(mix(key, season), 2);
  const ability = isLower ? level * LOWER.share - LOWER.less : level;
  // An open side scores and concedes more than its place in the table tells.
  const openness = between(key, 3) / 2;
  return { attack: within(ability + openness), defence: within(ability - openness) };
}

function between(key: number, index: number): number {
  return unit(key, index) * 2 - 1;
}

function within(strength: number): number {
  return Math.min(1, Math.max(-1, strength));
}

/** How much better home is than away, from −1 to 1. */
export function edgeOf({ home, away }: { home: Strength; away: Strength }): number {
  return (home.attack + home.defence - away.attack - away.defence) / 4;
}

/** How open a match of the two is, from −1 to 1. */
export function opennessOf({ home, away }: { home: Strength; away: Strength }): number {
  return (home.attack + away.attack - home.defence - away.defence) / 2;
}
