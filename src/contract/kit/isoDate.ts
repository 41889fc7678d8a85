import * as z from 'zod/mini';

/** A day that the calendar has: `2026-11-21`. As `z.iso.date()`, without its weight on the first page. */
export const IsoDate = z.string().check(z.regex(z.regexes.date));
