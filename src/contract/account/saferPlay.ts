import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';

export const MoneyLimitKind = z.enum(['deposit', 'loss', 'stake']);
export type MoneyLimitKind = z.output<typeof MoneyLimitKind>;

/** Of a stake limit always `bet`; of the others a day, a week from Monday, or a month of Lagos. */
export const MoneyLimitPeriod = z.enum(['bet', 'day', 'week', 'month']);
export type MoneyLimitPeriod = z.output<typeof MoneyLimitPeriod>;

/** A raise that was asked for. Without an amount: no limit. */
const PendingAmount = z.object({ amount: z.optional(Naira), from: Instant });

export const MoneyLimit = z.object({
  kind: MoneyLimitKind,
  period: MoneyLimitPeriod,
  /** Missing: no limit. */
  amount: z.optional(Naira),
  /** Deposits count gross; losses are what was lost less what was won. */
  used: Naira,
  pending: z.optional(PendingAmount),
});
export type MoneyLimit = z.output<typeof MoneyLimit>;

export const TimeLimit = z.object({
  /** Signed in, a day of Lagos. Missing: no limit. */
  minutes: z.optional(z.int()),
  usedMinutes: z.int(),
  pending: z.optional(z.object({ minutes: z.optional(z.int()), from: Instant })),
});
export type TimeLimit = z.output<typeof TimeLimit>;

export const PlayBreak = z.object({
  kind: z.enum(['time-out', 'exclusion']),
  since: Instant,
  until: Instant,
  /** Of an exclusion that is over: when the player asked to come back. */
  returnAskedAt: z.optional(Instant),
});

/** Minutes between two reality checks; 0 is none. */
export const RealityCheckMinutes = z.union([
  z.literal(0),
  z.literal(15),
  z.literal(30),
  z.literal(60),
]);
export type RealityCheckMinutes = z.output<typeof RealityCheckMinutes>;

/** What a player has set against playing too much, and what the play of this session came to. */
export const SaferPlay = z.object({
  asOf: Instant,
  moneyLimits: z.array(MoneyLimit),
  timeLimit: TimeLimit,
  realityCheckMinutes: RealityCheckMinutes,
  break: z.optional(PlayBreak),
  session: z.object({
    startedAt: Instant,
    staked: Naira,
    /** Won less lost, of what was settled since. */
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

/** Lower holds at once; higher, or none, waits 24 hours for a second yes. */
export const changeMoneyLimit = endpoint({
  method: 'POST',
  path: '/safer-play/money',
  access: 'player',
  input: z.object({
    kind: MoneyLimitKind,
    period: MoneyLimitPeriod,
    amount: z.optional(Naira),
  }),
  output: SaferPlay,
  ours: 'call',
});

export const changeTimeLimit = endpoint({
  method: 'POST',
  path: '/safer-play/time',
  access: 'player',
  input: z.object({ minutes: z.optional(z.int()) }),
  output: SaferPlay,
  ours: 'call',
});

/** The second yes to a raise, or the word that the old limit stays. */
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

/** What a player asks for; a break that runs is only ever lengthened. */
export const AskedBreak = z.object({
  kind: z.enum(['time-out', 'exclusion']),
  /** Of a time-out days, of an exclusion months. */
  length: z.int(),
});
export type AskedBreak = z.output<typeof AskedBreak>;

/** Carries a key: it is the one thing a phone sends again by itself, after it was offline. */
export const takeBreak = endpoint({
  method: 'POST',
  path: '/safer-play/break',
  access: 'player',
  input: AskedBreak,
  output: SaferPlay,
  once: true,
  ours: 'call',
});

/** Of an exclusion that is over: the account opens a day after this. */
export const askToReturn = endpoint({
  method: 'POST',
  path: '/safer-play/return',
  access: 'player',
  input: Nothing,
  output: SaferPlay,
  ours: 'call',
});
