import * as z from 'zod/mini';

/** A calendar date, `2026-11-21`, checked to exist. Smaller on the first page than `z.iso.date()`. */
export const IsoDate = z.string().check(z.regex(z.regexes.date));
