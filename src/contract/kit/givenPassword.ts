import * as z from 'zod/mini';

/**
 * A password that is already set. In NFC, as RFC 8265 asks: one keyboard writes `ọ́` in two signs, another in
 * three, and the app sends the same for both.
 */
export const GivenPassword = z.string().check(z.normalize('NFC'));
