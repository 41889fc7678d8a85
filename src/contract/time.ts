import * as z from 'zod/mini';

/** Epoch milliseconds in code, ISO 8601 in UTC on the wire. */
export const Instant = z.codec(z.iso.datetime(), z.int(), {
  decode: (iso) => Date.parse(iso),
  encode: (ms) => new Date(ms).toISOString(),
});
