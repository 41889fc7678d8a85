import * as z from 'zod/mini';

/**
 * Numbers that the app sends. Unlike those of answers, they refuse nonsense: what is out of range, and what
 * has more than two decimals and would be rounded to something else. A bad one becomes NaN, which `z.int`
 * refuses, because zod's own checks of numbers cost bytes.
 */
function hundredths(least: number, most: number) {
  return z.codec(z.number(), z.int(), {
    decode(plain) {
      const whole = Math.round(plain * 100);
      return whole >= least && whole <= most && whole / 100 === plain ? whole : Number.NaN;
    },
    encode: (whole) => whole / 100,
  });
}

/**
 * Money to stake, pay or withdraw, up to ten billion naira: integer kobo in code, naira with two decimals on
 * the wire. What such a stake wins at the longest odds can still be computed exactly.
 */
export const Amount = hundredths(0, 1e12);

/** Decimal odds above 1 and up to 1000: integer hundredths in code. */
export const Odds = hundredths(101, 1e5);

/** Odds of any market, those of a bookmaker or session among them, where a rate of 87 is 8700. */
export const AskedPrice = hundredths(1, 1e5);

/** How much worse a price may get: integer hundredths of a percent in code, a percentage on the wire. */
export const Tolerance = hundredths(0, 100_00);

function wholeFrom(least: number) {
  return z.codec(z.int(), z.int(), {
    decode: (whole) => (whole >= least ? whole : Number.NaN),
    encode: (whole) => whole,
  });
}

/** A whole number that counts something: the version of a market, a line of runs, minutes. */
export const Whole = wholeFrom(0);

/** A page of a list; the first is 1. */
export const Page = wholeFrom(1);
