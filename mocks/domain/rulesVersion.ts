import { lagosIsoDate } from '../../src/domain/lagosTime.ts';

/** The versions of the game rules, newest last, with the days on which they came into force. */
export const RULES = [
  { version: '0.9', effective: '2026-06-01' },
  { version: '1.0', effective: '2026-11-01' },
] as const;

/** The rules that a bet is made under; a world set before the first of them has the newest. */
export function rulesVersionAt(at: number): string {
  const day = lagosIsoDate(at);
  const inForce = RULES.findLast(({ effective }) => effective <= day) ?? RULES.at(-1);
  return inForce?.version ?? '';
}
