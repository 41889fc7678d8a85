/** Random numbers from a seed, 0 ≤ x < 1. The state is one integer, so that a snapshot can hold it. */
export interface Random {
  next(): number;
  /** Random lower-case letters and digits. */
  text(length: number): string;
  state(): number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    text: (length) =>
      Array.from({ length }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join(''),
    state: () => state,
  };
}
