import { mix, unit } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';

/** What keeps a match from being played out. */
export type Fate =
  | { kind: 'postponed'; at: number; reason: string }
  | { kind: 'abandoned'; half: number; minute: number; reason: string };

const HOUR_MS = 3_600_000;
// In a season of 380 matches a league postpones about two and abandons one.
const POSTPONED = 1 / 190;
const ABANDONED = 1 / 380;

const BEFORE = ['a waterlogged pitch', 'fog', 'illness in a squad', 'an unsafe stand'];
const DURING = ['a thunderstorm', 'a floodlight failure', 'a waterlogged pitch', 'crowd trouble'];

/** Undefined for nearly every match. A cup match is played out, because somebody must go on. */
export function fateOf({ key, startsAt, isKnockOut }: Fixture): Fate | undefined {
  if (isKnockOut) return undefined;
  const fateKey = mix(key, 31);
  const draw = unit(fateKey, 1);
  const pick = (reasons: readonly string[]) =>
    reasons[Math.floor(unit(fateKey, 2) * reasons.length)] ?? '';
  if (draw < POSTPONED) {
    const hours = 1 + 5 * unit(fateKey, 3);
    return { kind: 'postponed', at: Math.floor(startsAt - hours * HOUR_MS), reason: pick(BEFORE) };
  }
  if (draw < POSTPONED + ABANDONED) {
    const half = unit(fateKey, 3) < 0.35 ? 0 : 1;
    const minute = 5 + Math.floor(unit(fateKey, 4) * 35);
    return { kind: 'abandoned', half, minute, reason: pick(DURING) };
  }
  return undefined;
}
