import * as z from 'zod/mini';
import { atLeast, atMost } from '../kit/characters.ts';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';

/** One round of a game: its stake is debited when it begins, what it returns is credited when it ends. */
export const CasinoRound = z.object({
  roundId: z.string(),
  /** The key it was asked for with. */
  reference: z.string(),
  provider: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  stake: Naira,
  /** What came back, the stake included. */
  returned: Naira,
  state: z.enum(['open', 'won', 'lost', 'void']),
  playedAt: Instant,
  settledAt: z.optional(Instant),
  /** The result in words. */
  detail: z.string(),
  /** Of a game that can be checked: what it was made from, but for the seed that is still secret. */
  fairness: z.optional(
    z.object({
      commit: z.string(),
      clientSeed: z.string(),
      nonce: z.int(),
      reels: z.array(z.string()),
      /** Missing until the player has it revealed. */
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
    /** From 1: a zero would be dropped from the query. */
    page: z.optional(z.int()),
  }),
  output: z.object({ asOf: Instant, rounds: z.array(CasinoRound), total: z.int() }),
  ours: 'call',
});

/** What the next round will be made from: the server's seed by its hash only. */
const NextRound = z.object({ commit: z.string(), nonce: z.int() });

const MarketDay = z.object({
  next: NextRound,
  minStake: Naira,
  maxStake: Naira,
  rtpPercent: z.number(),
  /** The shortest time between two rounds. */
  roundMs: z.int(),
});

/** The house's own game as it stands for this player. */
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
    stake: Naira,
    /** The player's own part of the result. */
    clientSeed: z.string().check(atLeast(1), atMost(64)),
  }),
  output: z.object({ round: CasinoRound, next: NextRound }),
  once: true,
  ours: 'call',
});

/** Ends a seed: it is told, its rounds can be checked, and the next round has another. */
export const revealMarketDay = endpoint({
  method: 'POST',
  path: '/casino/market-day/reveal',
  access: 'player',
  input: Nothing,
  output: z.object({ serverSeed: z.string(), commit: z.string(), next: NextRound }),
  ours: 'call',
});

/** Opens a provider's game for money. Its page knows the launch and never the player's token. */
export const launchGame = endpoint({
  method: 'POST',
  path: '/casino/launch',
  access: 'player',
  input: z.object({ gameCode: z.string() }),
  output: z.object({
    launchId: z.string(),
    /** A page for a frame. */
    url: z.string(),
  }),
  ours: 'call',
});
