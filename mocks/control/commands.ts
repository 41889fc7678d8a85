import * as z from 'zod/mini';
import { OrganisationStatus } from '../../src/contract/app.ts';
import { MarketStatus } from '../../src/contract/betting/market.ts';
import { Gateway } from '../../src/contract/cashier/gateways.ts';
import { Instant } from '../../src/contract/kit/time.ts';
import { ClockState } from '../clock.ts';
import { Result } from '../db/rows/overrideRow.ts';
import { Fault } from './fault.ts';
import { LatencyProfile } from './latency.ts';

/** `90s`, `+2h`, `1d` or milliseconds. */
const Span = z.union([z.int(), z.string().check(z.regex(/^\+?\d+(\.\d+)?(ms|s|m|h|d)$/))]);

/** The clock's speed; 0 freezes it. */
const Scale = ClockState.shape.scale;

const isInCalendar = (at: number | string) => {
  const year = new Date(at).getUTCFullYear();
  return year >= 2000 && year < 2100;
};
const Start = z
  .union([z.int(), z.iso.datetime()])
  .check(z.refine(isInCalendar, 'The world begins between 2000 and 2100'));

/** A player by id or username; without it, everybody. */
const Who = z.optional(z.union([z.int(), z.string()]));

/** The commands and their inputs, for every way in: HTTP, URL, page, panel and tests. */
export const commands = {
  /** Restarts the world: seeds it, then applies the scenarios, comma-separated. */
  reset: z.object({
    seed: z.optional(z.string()),
    scenario: z.optional(z.string()),
    /** Where the clock starts: epoch milliseconds or ISO time; the present by default. */
    startAt: z.optional(Start),
    scale: z.optional(Scale),
  }),
  /** Applies one or more scenarios, comma-separated, to the world as it is. */
  scenario: z.object({ name: z.string() }),
  /** Returns the whole state, for `restore`. */
  snapshot: z.object({}),
  restore: z.object({ snapshot: z.unknown() }),
  /** Moves the clock forward, freezes it, or changes its speed. */
  clock: z.object({
    advance: z.optional(Span),
    /** Moves the clock forward to this instant. */
    to: z.optional(z.union([z.int(), z.iso.datetime()])),
    freeze: z.optional(z.boolean()),
    scale: z.optional(Scale),
  }),
  /** A profile, or the name of one: none, 4g, 3g, 2g. */
  latency: z.union([LatencyProfile, z.object({ name: z.string() })]),
  /** Adds a fault, or clears those with one `match`, or all. */
  fault: z.union([z.object({ clear: z.union([z.literal(true), z.string()]) }), Fault]),
  /** Sends any socket event, unchecked. */
  push: z.object({ event: z.string(), payload: z.unknown(), to: Who }),
  /** Closes connections. The app may connect again unless the session is ended too. */
  kick: z.object({ who: Who, endSession: z._default(z.boolean(), false) }),
  /** Sets a market's status; null gives it back to the world. */
  market: z.object({ marketId: z.string(), status: z.nullable(MarketStatus) }),
  /** Settles an exchange or sportsbook market, or corrects its result. */
  settle: z.object({ marketId: z.string(), result: Result }),
  /** Approves or declines a pending deposit, withdrawal or document by its id. */
  approve: z.object({ id: z.string() }),
  decline: z.object({ id: z.string(), reason: z._default(z.string(), 'Declined by the cashier') }),
  /** Changes the operator's settings. */
  app: z.object({
    hasDemoUsers: z.optional(z.boolean()),
    reviews: z.optional(z.enum(['auto', 'manual'])),
    trading: z.optional(z.enum(['normal', 'moving', 'suspended'])),
    /** Gateway states by code. */
    gateways: z.optional(z.record(z.string(), Gateway.shape.status)),
    SEO_TITLE: z.optional(z.string()),
    OTP: z.optional(z.int()),
    IS_EMAIL: z.optional(z.boolean()),
    BRAND_STATUS: z.optional(OrganisationStatus),
    STATUS_REASON: z.optional(z.string()),
    STATUS_UNTIL: z.optional(Instant),
    OPEN_REGISTRATION: z.optional(z.boolean()),
  }),
  /** Changes a balance in naira, with a ledger line. */
  adjust: z.object({ who: z.union([z.int(), z.string()]), naira: z.number() }),
  /** Lists the codes sent, newest first. */
  otp: z.object({}),
  /** Lists everything waiting for a decision. */
  queue: z.object({}),
  /** Lists the calls and events since a journal number. */
  journal: z.object({ since: z._default(z.int(), 0) }),
};

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]>;
