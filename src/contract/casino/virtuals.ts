import * as z from 'zod/mini';
import { Market } from '../betting/market.ts';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Instant } from '../kit/time.ts';
import { orElse, rows } from '../kit/tolerance.ts';

const VirtualGoal = z.object({
  /** 1 to 90. */
  minute: z.int(),
  side: z.enum(['home', 'away']),
});

const VirtualMatch = z.object({
  /** Also the `gameId` of its bets. */
  gameId: z.string(),
  home: z.string(),
  away: z.string(),
  /** Expected goals in thousandths: with them and the secret everybody can make the result. */
  homeRate: z.int(),
  awayRate: z.int(),
  /** Those scored so far. */
  goals: z.array(VirtualGoal),
  /** Result, three goals or more, both teams to score. */
  markets: rows(z.array(Market)),
});
export type VirtualMatch = z.output<typeof VirtualMatch>;

const VirtualRound = z.object({
  number: z.int(),
  season: z.int(),
  /** From 1. */
  matchday: z.int(),
  phase: orElse(z.enum(['betting', 'playing', 'result']), 'playing'),
  betsCloseAt: Instant,
  /** When the next round begins. */
  endsAt: Instant,
  /** 0 before kick-off, 90 at the end. */
  minute: z.int(),
  /** SHA-256 of the secret that makes every result of the round, in hex. */
  commit: z.string(),
  /** The secret, once all matches are played. */
  serverSeed: z.optional(z.string()),
  matches: z.array(VirtualMatch),
});
export type VirtualRound = z.output<typeof VirtualRound>;

const VirtualStanding = z.object({
  club: z.string(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  points: z.int(),
});
export type VirtualStanding = z.output<typeof VirtualStanding>;

/**
 * The virtual league: a round of matches every three minutes. The current round, the one before with its secret, and
 * the table of the season without the current round. Bets are placed with `placeTableBet`, and with `placeCoupon`, alone or with
 * others.
 */
export const getVirtuals = endpoint({
  method: 'GET',
  path: '/virtuals',
  access: 'anyone',
  input: Nothing,
  output: z.object({
    asOf: Instant,
    round: VirtualRound,
    last: VirtualRound,
    standings: rows(z.array(VirtualStanding)),
    /** When to ask again. It does not tell when the next goal falls. */
    changesAt: Instant,
  }),
  ours: 'call',
});
