import { unit } from '../../world/chance/hash.ts';

/** How long a rate that was told holds, and how often a new one is made. */
const HOLDS_MS = 15 * 60_000;
const LEAST_NAIRA = 1_560;
const SPREAD_NAIRA = 90;

function rateAt(at: number): number {
  const naira = LEAST_NAIRA + Math.floor(unit(0x55d7, Math.floor(at / HOLDS_MS)) * SPREAD_NAIRA);
  return naira * 100;
}

/** What one USDT is worth now, in kobo, and until when a deposit gets this rate. */
export function usdtRate(at: number): { naira: number; expiresAt: number } {
  return { naira: rateAt(at), expiresAt: at + HOLDS_MS };
}

/** The rate of a deposit in kobo: the one that the player saw while it holds, else that of this moment. */
export function agreedRate(seenKobo: number | undefined, at: number): number {
  return seenKobo !== undefined && seenKobo === rateAt(at - HOLDS_MS) ? seenKobo : rateAt(at);
}
