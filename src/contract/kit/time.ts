import * as z from 'zod/mini';
import { loosely } from './tolerance.ts';

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const OFFSET = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)([+-])(\d\d):?(\d\d)$/;

/** Epoch ms of an ISO 8601 moment; NaN for a day that does not exist, which `Date` would roll over. */
function parseInstant(iso: string): number {
  const ms = Date.parse(iso);
  return new Date(ms).getUTCDate() === Number(iso.slice(8, 10)) ? ms : Number.NaN;
}

/**
 * Epoch milliseconds in code, ISO 8601 in UTC on the wire. Uses our own check, because zod's is four times as
 * large.
 */
export const Instant = loosely(
  z.codec(z.string().check(z.regex(UTC)), z.int(), {
    decode: parseInstant,
    encode: (ms) => new Date(ms).toISOString(),
  }),
  inUtc,
);

/** A moment with an offset, `2026-11-21T13:00:00+01:00`, as servers of other makes write it. */
function inUtc(value: unknown): unknown {
  const [, local = '', sign, hours, minutes] = OFFSET.exec(String(value)) ?? [];
  const ms =
    parseInstant(`${local}Z`) -
    Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return Number.isNaN(ms) ? value : new Date(ms).toISOString();
}
