import * as z from 'zod/mini';
import { Amount, Whole } from '../kit/asked.ts';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { essential, orElse, rows } from '../kit/tolerance.ts';

export const MoneyLimitKind = z.enum(['deposit', 'loss', 'stake']);
export type MoneyLimitKind = z.output<typeof MoneyLimitKind>;

/**
 * The period of a limit: `bet` for stake limits; for the others a day, a week from Monday, or a month, in
 * Lagos.
 */
export const MoneyLimitPeriod = z.enum(['bet', 'day', 'week', 'month']);
export type MoneyLimitPeriod = z.output<typeof MoneyLimitPeriod>;

/** A raise that the player has requested. Without an amount it removes the limit. */
const PendingAmount = z.object({ amount: z.optional(Naira), from: Instant });

export const MoneyLimit = z.object({
  kind: MoneyLimitKind,
  period: MoneyLimitPeriod,
  /** Missing when there is no limit. */
  amount: z.optional(Naira),
  /** Deposits count gross; losses count net of winnings. */
  used: Naira,
  pending: essential(z.optional(PendingAmount)),
});
export type MoneyLimit = z.output<typeof MoneyLimit>;

export const TimeLimit = z.object({
  /** Minutes signed in per Lagos day. Missing when there is no limit. */
  minutes: essential(z.optional(z.int())),
  usedMinutes: z.int(),
  pending: z.optional(z.object({ minutes: z.optional(z.int()), from: Instant })),
});
export type TimeLimit = z.output<typeof TimeLimit>;

export const PlayBreak = z.object({
  // A kind that is new is taken for the stricter one.
  kind: orElse(z.enum(['time-out', 'exclusion']), 'exclusion'),
  since: Instant,
  until: Instant,
  /** Only of an exclusion that is over: when the player asked to come back. */
  returnAskedAt: z.optional(Instant),
});

/** Minutes between two reality checks; 0 turns them off. */
export const RealityCheckMinutes = orElse(
  z.union([z.literal(0), z.literal(15), z.literal(30), z.literal(60)]),
  15,
);
export type RealityCheckMinutes = z.output<typeof RealityCheckMinutes>;

/** The limits and breaks a player has set, and the results of this session. */
export const SaferPlay = z.object({
  asOf: Instant,
  moneyLimits: rows(z.array(MoneyLimit)),
  timeLimit: TimeLimit,
  realityCheckMinutes: RealityCheckMinutes,
  break: essential(z.optional(PlayBreak)),
  session: z.object({
    startedAt: Instant,
    staked: Naira,
    /** Winnings less losses on what was settled in this session. */
    result: Naira,
  }),
  /** The sign-in before this one. */
  lastLoginAt: z.optional(Instant),
  /** Everything ever paid in less everything paid out. */
  netDeposits: Naira,
});
export type SaferPlay = z.output<typeof SaferPlay>;

export const getSaferPlay = endpoint({
  method: 'GET',
  path: '/safer-play',
  access: 'player',
  input: Nothing,
  output: SaferPlay,
  ours: 'call',
});

/** A lower limit applies at once. A higher one, or none, needs a second confirmation after 24 hours. */
export const changeMoneyLimit = endpoint({
  method: 'POST',
  path: '/safer-play/money',
  access: 'player',
  input: z.object({
    kind: MoneyLimitKind,
    period: MoneyLimitPeriod,
    amount: z.optional(Amount),
  }),
  output: SaferPlay,
  ours: 'call',
});

export const changeTimeLimit = endpoint({
  method: 'POST',
  path: '/safer-play/time',
  access: 'player',
  input: z.object({ minutes: z.optional(Whole) }),
  output: SaferPlay,
  ours: 'call',
});

/** Confirms a pending raise, or drops it and keeps the old limit. */
export const answerRaise = endpoint({
  method: 'POST',
  path: '/safer-play/raise',
  access: 'player',
  input: z.object({
    kind: z.enum(['deposit', 'loss', 'stake', 'time']),
    period: MoneyLimitPeriod,
    answer: z.enum(['raise', 'keep']),
  }),
  output: SaferPlay,
  ours: 'call',
});

export const setRealityCheck = endpoint({
  method: 'POST',
  path: '/safer-play/reality-check',
  access: 'player',
  input: z.object({ minutes: RealityCheckMinutes }),
  output: SaferPlay,
  ours: 'call',
});

/** A break that a player requests. A running break can only be extended. */
export const AskedBreak = z.object({
  kind: z.enum(['time-out', 'exclusion']),
  /** Days for a time-out, months for an exclusion. */
  length: z.int(),
});
export type AskedBreak = z.output<typeof AskedBreak>;

/**
 * Carries an idempotency key: after being offline, the phone resends this by itself. The break counts from
 * `since`, when it began by the server's clock as the phone knows it, or from now without one. One to come
 * counts as now, one longer ago than the longest time-out as that long ago. A time-out that is over by then
 * changes nothing.
 */
export const takeBreak = endpoint({
  method: 'POST',
  path: '/safer-play/break',
  access: 'player',
  input: z.extend(AskedBreak, { since: z.optional(Instant) }),
  output: SaferPlay,
  once: true,
  ours: 'call',
});

/** Only after an exclusion has ended: the account opens a day after this call. */
export const askToReturn = endpoint({
  method: 'POST',
  path: '/safer-play/return',
  access: 'player',
  input: Nothing,
  output: SaferPlay,
  ours: 'call',
});
