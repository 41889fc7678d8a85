import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { orElse, rows } from '../kit/tolerance.ts';

const MatchResult = z.enum(['home', 'draw', 'away']);

const JackpotMatch = z.object({
  gameId: z.string(),
  home: z.string(),
  away: z.string(),
  competition: z.string(),
  startsAt: Instant,
  /** Of the tickets sold so far, how many percent have home, draw and away. They add up to 100. */
  shares: z.array(z.int()),
  /** Once it is in play or over: `2–1`. */
  score: z.optional(z.string()),
  /** Once it is over; of a match that was called off every pick is right. */
  result: z.optional(z.enum([...MatchResult.options, 'void'])),
});
export type JackpotMatch = z.output<typeof JackpotMatch>;

const JackpotPrize = z.object({
  /** Matches right. */
  right: z.int(),
  /** What all lines with so many right share. */
  amount: Naira,
  /** Once it is paid: how many lines have so many right, and what each gets. */
  lines: z.optional(z.int()),
  each: z.optional(Naira),
});
export type JackpotPrize = z.output<typeof JackpotPrize>;

const JackpotRound = z.object({
  /** The Lagos day of its matches. */
  day: IsoDate,
  state: orElse(z.enum(['open', 'playing', 'paid']), 'playing'),
  /** The first kick-off: until then tickets are sold. */
  closesAt: Instant,
  paysAt: Instant,
  pool: Naira,
  /** The part of the pool that nobody won before. */
  carried: Naira,
  /** The part of the pool that the operator has put in. */
  added: Naira,
  /** What nobody wins goes to the next prize, and not to the next day. */
  mustBeWon: z.boolean(),
  /** Lines sold so far. */
  lines: z.int(),
  matches: z.array(JackpotMatch),
  prizes: z.array(JackpotPrize),
});
export type JackpotRound = z.output<typeof JackpotRound>;

const JackpotTicket = z.object({
  ticketId: z.string(),
  /** The idempotency key that the device made for it. */
  reference: z.string(),
  day: IsoDate,
  /** For each match, in the order of the coupon, the results picked. */
  picks: z.readonly(z.array(z.readonly(z.array(MatchResult)))),
  lines: z.int(),
  stake: Naira,
  boughtAt: Instant,
  /** Once it is paid; 0 when it won nothing. */
  returned: z.optional(Naira),
});
export type JackpotTicket = z.output<typeof JackpotTicket>;

/**
 * The daily jackpot: the day on sale, the one being played, and the last that were paid, newest first; with the
 * player's tickets for these, or the one with a reference, of whatever day.
 */
export const getJackpot = endpoint({
  method: 'GET',
  path: '/jackpot',
  access: 'anyone',
  input: z.object({ reference: z.optional(z.string()) }),
  output: z.object({
    asOf: Instant,
    rounds: rows(z.array(JackpotRound)),
    tickets: rows(z.array(JackpotTicket)),
  }),
  ours: 'call',
});

/** Buys a ticket: ₦100 for each line, which the picks make by being combined. */
export const buyJackpotTicket = endpoint({
  method: 'POST',
  path: '/jackpot/tickets',
  access: 'player',
  input: z.object({
    day: IsoDate,
    picks: z.readonly(z.array(z.readonly(z.array(MatchResult)))),
  }),
  output: z.object({ ticket: JackpotTicket }),
  once: true,
  ours: 'call',
});
