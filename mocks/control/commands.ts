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

/** How fast the clock runs; 0 stands still. */
const Scale = ClockState.shape.scale;

const isInCalendar = (at: number | string) => {
  const year = new Date(at).getUTCFullYear();
  return year >= 2000 && year < 2100;
};
const Start = z
  .union([z.int(), z.iso.datetime()])
  .check(z.refine(isInCalendar, 'The world begins between 2000 and 2100'));

/** A player by id or username; without one, everybody. */
const Who = z.optional(z.union([z.int(), z.string()]));

/** The commands and what each takes. One list for every door: HTTP, URL, page, panel and tests. */
export const commands = {
  /** Starts the world again: as seeded, then the scenarios by name, comma-separated. */
  reset: z.object({
    seed: z.optional(z.string()),
    scenario: z.optional(z.string()),
    /** Where the clock starts: epoch milliseconds or an ISO time; without it, the present. */
    startAt: z.optional(Start),
    scale: z.optional(Scale),
  }),
  /** Brings the world as it is into a scenario, or several, comma-separated. */
  scenario: z.object({ name: z.string() }),
  snapshot: z.object({}),
  restore: z.object({ snapshot: z.unknown() }),
  clock: z.object({
    advance: z.optional(Span),
    /** Forward to this instant. */
    to: z.optional(z.union([z.int(), z.iso.datetime()])),
    freeze: z.optional(z.boolean()),
    scale: z.optional(Scale),
  }),
  /** A profile or the name of one: none, 4g, 3g, 2g. */
  latency: z.union([LatencyProfile, z.object({ name: z.string() })]),
  /** Adds a fault, or clears those of one match, or all. */
  fault: z.union([z.object({ clear: z.union([z.literal(true), z.string()]) }), Fault]),
  /** Sends any socket event as it stands. */
  push: z.object({ event: z.string(), payload: z.unknown(), to: Who }),
  /** Ends the connections, for good unless the app connects again. */
  kick: z.object({ who: Who, endSession: z._default(z.boolean(), false) }),
  /** Puts a market into a state of the operator's choice; null gives it back to the world. */
  market: z.object({ marketId: z.string(), status: z.nullable(MarketStatus) }),
  /** Settles a market of the exchange or the sportsbook, or settles it again with another result. */
  settle: z.object({ marketId: z.string(), result: Result }),
  /** Grants a pending deposit, withdrawal or document by its id. */
  approve: z.object({ id: z.string() }),
  decline: z.object({ id: z.string(), reason: z._default(z.string(), 'Declined by the cashier') }),
  /** Changes what an operator can switch. */
  app: z.object({
    hasDemoUsers: z.optional(z.boolean()),
    reviews: z.optional(z.enum(['auto', 'manual'])),
    trading: z.optional(z.enum(['normal', 'moving', 'suspended'])),
    /** The state of ways to pay, by code. */
    gateways: z.optional(z.record(z.string(), Gateway.shape.status)),
    SEO_TITLE: z.optional(z.string()),
    OTP: z.optional(z.int()),
    IS_EMAIL: z.optional(z.boolean()),
    BRAND_STATUS: z.optional(OrganisationStatus),
    STATUS_REASON: z.optional(z.string()),
    STATUS_UNTIL: z.optional(Instant),
    OPEN_REGISTRATION: z.optional(z.boolean()),
  }),
  /** Adds to or takes from a balance, in naira, with a line in the ledger. */
  adjust: z.object({ who: z.union([z.int(), z.string()]), naira: z.number() }),
  /** The codes sent, newest first. */
  otp: z.object({}),
  /** Everything that waits for a decision. */
  queue: z.object({}),
  journal: z.object({ since: z._default(z.int(), 0) }),
};

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]>;
