import * as z from 'zod/mini';
import { OrganisationStatus } from '../../src/contract/app.ts';
import { MarketStatus } from '../../src/contract/betting/market.ts';
import { Gateway } from '../../src/contract/cashier/gateways.ts';
import { everyPushed } from '../../src/contract/everyEvent.ts';
import { Instant } from '../../src/contract/kit/time.ts';
import { Result } from '../db/rows/overrideRow.ts';
import { GATEWAYS } from '../domain/cashier/gateways.ts';
import { LatencyProfile } from '../engine/control/latency.ts';
import { ClockInput, Moment, Scale, Start } from '../engine/control/timeInputs.ts';
import { Tape } from '../tape/tape.ts';
import { Fault } from './input/faultInput.ts';
import { orderInputs } from './input/orderInputs.ts';
import { rowInputs } from './input/rowInputs.ts';
import { Match } from './input/subjects.ts';

/** A player by id or username. */
const Who = z.union([z.int(), z.string()], 'A player is an id or a username');

/** Naira with kobo, in either direction. */
const Change = z.number().check(
  z.gte(-1e12),
  z.lte(1e12),
  z.refine((naira) => Math.round(naira * 100) / 100 === naira, 'Naira have two decimals at most'),
);

const GATEWAY_CODES = GATEWAYS.map(({ shown }) => shown.code);

/** The commands and their inputs, for every way in: HTTP, URL, page, panel and tests. */
export const commands = {
  /** Restarts the world: seeds it, then applies the scenarios, comma-separated. */
  reset: z.strictObject({
    seed: z.optional(z.string()),
    scenario: z.optional(z.string()),
    /** Where the clock starts: epoch milliseconds or ISO time; the present by default. */
    startAt: z.optional(Start),
    scale: z.optional(Scale),
  }),
  /** Applies one or more scenarios, comma-separated, to the world as it is. */
  scenario: z.strictObject({ name: z.string() }),
  /** Returns the whole state, for `restore`. */
  snapshot: z.strictObject({}),
  /** Begins from a snapshot, as `snapshot` answered it or in a field of that name. */
  restore: z.union([
    z.strictObject({ snapshot: z.unknown() }),
    z.looseObject({ seed: z.unknown(), database: z.unknown() }),
  ]),
  /** Returns how this world began and what it has heard since: the same again elsewhere, for `replay`. */
  tape: z.strictObject({}),
  /**
   * Begins a world again from a tape, as `tape` answered it or in a field of that name, or from the `link` that
   * `GET /api/__mock/link` made of one. The clock then stands still. Tells whether the world is the same.
   */
  replay: z.union([z.strictObject({ tape: Tape }), z.strictObject({ link: z.string() }), Tape]),
  /** Moves the clock forward, freezes it, or changes its speed. */
  clock: ClockInput,
  /**
   * Moves the clock to any instant since `lived.from`, back too: the world is then as it was at that instant. That is
   * the last reset or restore, or the oldest of the last 500 changes. What was done later comes back when the clock goes forward again, until something new is done.
   */
  travel: z.strictObject({ to: Moment }),
  /** Undoes the last call or command that changed something, as if it had never been. The clock stays. */
  undo: z.strictObject({}),
  /** A profile, or the name of one: none, 4g, 3g, 2g. */
  latency: z.union([LatencyProfile, z.strictObject({ name: z.string() })]),
  /** Adds a fault, or clears those with one `match`, or all. */
  fault: z.union([
    z.strictObject({
      clear: z.union([z.literal(true), Match], 'Clear true for all, or one match'),
    }),
    Fault,
  ]),
  /** Sends any socket event of the contract, with an unchecked payload. */

  push: z.strictObject({
    event: z.enum(Object.values(everyPushed).map(({ name }) => name)),
    payload: z.unknown(),
    to: z.optional(Who),
  }),
  /** Closes connections. The app may connect again unless the session is ended too. */
  kick: z.strictObject({ who: z.optional(Who), endSession: z._default(z.boolean(), false) }),
  ...orderInputs,
  /** Sets a market's status; null gives it back to the world. `settle` ends one. */
  market: z.strictObject({
    marketId: z.string(),
    status: z.nullable(
      MarketStatus.check(
        z.refine(
          (status) => status !== 'settled' && status !== 'void',
          'A market ends by `settle`, with a result: otherwise its bets would stay open for ever',
        ),
      ),
    ),
    /** A goal or wicket has done it: orders lapse that do not outlive one. */
    incident: z.optional(z.boolean()),
  }),
  /** Settles an exchange or sportsbook market, or corrects its result. */
  settle: z.strictObject({ marketId: z.string(), result: Result }),
  /** Approves or declines a pending deposit, withdrawal or document by its id. */
  approve: z.strictObject({ id: z.string() }),
  decline: z.strictObject({
    id: z.string(),
    reason: z._default(z.string(), 'Declined by the cashier'),
  }),
  /** Changes the operator's settings. */
  app: z.strictObject({
    hasDemoUsers: z.optional(z.boolean()),
    reviews: z.optional(z.enum(['auto', 'manual'])),
    trading: z.optional(z.enum(['normal', 'moving', 'suspended'])),
    /** The tax on winnings that leave with a withdrawal, in percent. */
    taxPercent: z.optional(z.number().check(z.gte(0), z.lte(50))),
    /** Whether the operator writes, makes offers, has outages and declines requests by itself. */
    operator: z.optional(z.enum(['living', 'still'])),
    /** Gateway states by code. */
    gateways: z.optional(
      z.strictObject(
        Object.fromEntries(GATEWAY_CODES.map((code) => [code, z.optional(Gateway.shape.status)])),
      ),
    ),
    SEO_TITLE: z.optional(z.string()),
    /** 0: no one-time codes are needed. */
    OTP: z.optional(z.int().check(z.gte(0), z.lte(1))),
    IS_EMAIL: z.optional(z.boolean()),
    BRAND_STATUS: z.optional(OrganisationStatus),
    STATUS_REASON: z.optional(z.string()),
    STATUS_UNTIL: z.optional(Instant),
    OPEN_REGISTRATION: z.optional(z.boolean()),
  }),
  /** Changes a balance in naira, with a ledger line. It takes no more than there is. */
  adjust: z.strictObject({ who: Who, naira: Change }),
  ...rowInputs,
  /** Lists the codes sent, newest first. */
  otp: z.strictObject({}),
  /** Lists everything waiting for a decision. */
  queue: z.strictObject({}),
  /** Lists the last 500 calls and events since a journal number; the first entry tells how many before are missing. */
  journal: z.strictObject({ since: z._default(z.int().check(z.gte(0)), 0) }),
};

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]>;
