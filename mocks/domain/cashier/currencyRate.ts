import { unit } from '../../world/chance/hash.ts';

/** What is paid in other than naira. */
export type Currency = 'USDT' | 'BDT' | 'INR';

/** How long a rate that was told holds, and how often a new one is made. */
const HOLDS_MS = 15 * 60_000;

/** The least that one is worth, and how many steps it may be worth more, in kobo. */
const RATES: Record<Currency, { salt: number; leastKobo: number; steps: number; step: number }> = {
  USDT: { salt: 0x55d7, leastKobo: 1_560_00, steps: 90, step: 100 },
  BDT: { salt: 0x0bd7, leastKobo: 12_40, steps: 60, step: 1 },
  INR: { salt: 0x1247, leastKobo: 17_10, steps: 80, step: 1 },
};

function rateAt(currency: Currency, at: number): number {
  const { salt, leastKobo, steps, step } = RATES[currency];
  return leastKobo + Math.floor(unit(salt, Math.floor(at / HOLDS_MS)) * steps) * step;
}

/** What one is worth now, in kobo, and until when a deposit gets this rate. */
export function currencyRate(currency: Currency, at: number) {
  return { currency, naira: rateAt(currency, at), expiresAt: at + HOLDS_MS };
}

/** The rate of a deposit in kobo: the one that the player saw while it holds, else that of this moment. */
export function agreedRate(currency: Currency, seenKobo: number | undefined, at: number): number {
  const before = rateAt(currency, at - HOLDS_MS);
  return seenKobo === before ? before : rateAt(currency, at);
}
