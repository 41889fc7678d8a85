import { startOfLagosDay } from '../time/lagosTime.ts';

/** The versions of the terms and game rules, with the Lagos day each came into force, newest first. */
const VERSIONS = [
  { version: '1.1', effective: '2026-11-21' },
  { version: '1.0', effective: '2026-11-01' },
  { version: '0.9', effective: '2026-06-01' },
] as const;

/** The version that applies to a bet placed at this moment; the first version for anything earlier. */
export function rulesVersionAt(atMs: number): string {
  const inForce = VERSIONS.find(({ effective }) => startOfLagosDay(effective) <= atMs);
  return (inForce ?? VERSIONS[2]).version;
}
