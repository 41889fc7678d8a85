import * as z from 'zod/mini';
import { Amount } from '../kit/asked.ts';
import { atLeast, atMost } from '../kit/characters.ts';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';

/** One round of a game: debits its stake when it begins and credits its return when it ends. */
export const CasinoRound = z.object({
  roundId: z.string(),
  /** The idempotency key of the round. */
  reference: z.string(),
  provider: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  stake: Naira,
  /** The return, stake included. */
  returned: Naira,
  state: z.enum(['open', 'won', 'lost', 'void']),
  playedAt: Instant,
  settledAt: z.optional(Instant),
  /** The result in words. */
  detail: z.string(),
  /** Provably fair games only: what the result was made from, without a seed that is still secret. */
  fairness: z.optional(
    z.object({
      commit: z.string(),
      clientSeed: z.string(),
      nonce: z.int(),
      reels: z.array(z.string()),
      /** Missing until the player reveals it. */
      serverSeed: z.optional(z.string()),
    }),
  ),
});
export type CasinoRound = z.output<typeof CasinoRound>;

/** The player's rounds, newest first. */
export const listRounds = endpoint({
  method: 'GET',
  path: '/casino/rounds',
  access: 'player',
  input: z.object({
    from: z.optional(IsoDate),
    to: z.optional(IsoDate),
    gameCode: z.optional(z.string()),
    reference: z.optional(z.string()),
    /** Counts from 1, because a query drops a zero. */
    page: z.optional(z.int()),
  }),
  output: z.object({ asOf: Instant, rounds: z.array(CasinoRound), total: z.int() }),
  ours: 'call',
});

/** What the next round will be made from. Of the server's seed it gives only the hash. */
const NextRound = z.object({ commit: z.string(), nonce: z.int() });

const MarketDay = z.object({
  next: NextRound,
  minStake: Naira,
  maxStake: Naira,
  rtpPercent: z.number(),
  /** The minimum time between two rounds. */
  roundMs: z.int(),
});

/** The house's own game, in this player's state. */
export const getMarketDay = endpoint({
  method: 'GET',
  path: '/casino/market-day',
  access: 'player',
  input: Nothing,
  output: MarketDay,
  ours: 'call',
});

export const playMarketDay = endpoint({
  method: 'POST',
  path: '/casino/market-day/round',
  access: 'player',
  input: z.object({
    stake: Amount,
    /** The player's own seed, which goes into the result. */
    clientSeed: z.string().check(atLeast(1), atMost(64)),
  }),
  output: z.object({ round: CasinoRound, next: NextRound }),
  once: true,
  ours: 'call',
});

/**
 * Retires a server seed: reveals it, so that its rounds can be checked, and starts a new one for the next
 * round.
 */
export const revealMarketDay = endpoint({
  method: 'POST',
  path: '/casino/market-day/reveal',
  access: 'player',
  input: Nothing,
  output: z.object({ serverSeed: z.string(), commit: z.string(), next: NextRound }),
  ours: 'call',
});

/**
 * Opens a provider's game for real money. The provider's page gets the launch and never the player's token.
 */
export const launchGame = endpoint({
  method: 'POST',
  path: '/casino/launch',
  access: 'player',
  input: z.object({ gameCode: z.string() }),
  output: z.object({
    launchId: z.string(),
    /** The page to show in a frame. */
    url: z.string(),
  }),
  ours: 'call',
});
