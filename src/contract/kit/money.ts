import * as z from 'zod/mini';
import { essential } from './tolerance.ts';

/** Integer kobo in code, naira with two decimals on the wire. */
export const Naira = essential(
  z.codec(z.number(), z.int(), {
    decode: (naira) => Math.round(naira * 100),
    encode: (kobo) => kobo / 100,
  }),
);

/** Integer hundredths in code, a plain number on the wire: odds 1.85 are 185, a rate of 87 is 8700. */
export const Price = essential(
  z.codec(z.number(), z.int(), {
    decode: (price) => Math.round(price * 100),
    encode: (hundredths) => hundredths / 100,
  }),
);
