import * as z from 'zod/mini';
import { ClockState } from '../clock.ts';
import { help } from './help.ts';

const SPAN = 'A span is whole milliseconds or text such as `90s`, `+2h`, `1d`';
const Span = z.union(
  [z.int(), z.string().check(z.regex(/^\+?\d+(\.\d+)?(ms|s|m|h|d)$/, SPAN))],
  SPAN,
);

const INSTANT = 'An instant is epoch milliseconds or text such as `2026-03-14T17:00:00Z`';
const Moment = z.union([z.int(), z.iso.datetime(INSTANT)], INSTANT);

/** The clock's speed; 0 freezes it. */
export const Scale = ClockState.shape.scale;

const isInCalendar = (at: number | string) => {
  const year = new Date(at).getUTCFullYear();
  return year >= 2000 && year < 2100;
};
export const Start = Moment.check(z.refine(isInCalendar, 'The world begins between 2000 and 2100'));

/** Moves the clock forward, freezes it, or changes its speed. */
export const ClockInput = z
  .strictObject({
    advance: help('Moves it on by so much: `90s`, `2h`, `1d`, or milliseconds.', z.optional(Span)),
    to: help('Moves the clock forward to this instant.', z.optional(Moment)),
    freeze: help('Stops it, or lets it run.', z.optional(z.boolean())),
    scale: help('How fast it runs; 0 freezes it.', z.optional(Scale)),
  })
  .check(
    z.refine(
      (input) => input.advance === undefined || input.to === undefined,
      'Give `advance` or `to`, not both',
    ),
    z.refine(
      (input) => input.freeze === undefined || input.scale === undefined,
      'Give `freeze` or `scale`, not both',
    ),
  );
