import * as z from 'zod/mini';
import { Amount, Odds, Page } from '../kit/asked.ts';
import { atLeast, atMost } from '../kit/characters.ts';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';

/** What the player chose before a round; each mechanic reads its own part. */
export const RoundChoice = z.object({
  /** Crash: the multiple at which to cash out by itself. */
  target: z.optional(Odds),
  mines: z.optional(z.int()),
  /** Dice: the side of `at`, and `at` in hundredths of a point. */
  side: z.optional(z.enum(['under', 'over'])),
  at: z.optional(z.int()),
  /** Keno. */
  numbers: z.optional(z.readonly(z.array(z.int()))),
  /** Tables: how much is on each spot. */
  bets: z.optional(z.record(z.string(), Amount)),
});

const Deed = z.enum(['open', 'cash-out', 'hit', 'stand', 'double']);

/** What the player did during a round. */
const RoundAction = z.object({
  do: Deed,
  /** Mines: the cell that was opened. */
  cell: z.optional(z.int()),
  /** Crash: the multiple of that moment. */
  at: z.optional(Price),
});

/** What happened in a round that is played on our kernel, so that it can be drawn and worked out again. */
const RoundPlay = z.object({
  /** The maths it was played by. */
  maths: z.string(),
  /** The stake at the beginning; a double adds to it. */
  firstStake: Naira,
  choice: RoundChoice,
  actions: z.readonly(z.array(RoundAction)),
  /** What was drawn, as far as it may be known; −1 for a hidden card. */
  shown: z.readonly(z.array(z.int())),
  /** What may be done next. */
  allowed: z.readonly(rows(z.array(Deed))),
  /** The jackpot of that moment, and the number drawn for it. */
  jackpot: z.optional(z.object({ amount: Naira, drawn: z.optional(z.int()) })),
});
export type RoundPlay = z.output<typeof RoundPlay>;

/** One round of a game: debits its stake when it begins and credits its return when it ends. */
export const CasinoRound = z.object({
  roundId: z.string(),
  /** The idempotency key of the round. */
  reference: z.string(),
  provider: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  /** Everything that was staked, a double included. */
  stake: Naira,
  /** The return, stake included. */
  returned: Naira,
  state: z.enum(['open', 'won', 'lost', 'void']),
  playedAt: Instant,
  settledAt: z.optional(Instant),
  /** The result in words. */
  detail: z.string(),
  play: z.optional(RoundPlay),
  /** What the result was made from, without a seed that is still secret. */
  fairness: z.optional(
    z.object({
      commit: z.string(),
      clientSeed: z.string(),
      nonce: z.int(),
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
    /** Only those that are not over. */
    state: z.optional(z.enum(['open'])),
    reference: z.optional(z.string()),
    /** Counts from 1, because a query drops a zero. */
    page: z.optional(Page),
  }),
  output: z.object({ asOf: Instant, rounds: rows(z.array(CasinoRound)), total: z.int() }),
  ours: 'call',
});

/** What the next round will be made from. Of the server's seed it gives only the hash. */
const NextRound = z.object({ commit: z.string(), nonce: z.int() });

/** The commitment to the player's next round, whichever game it is of. */
export const getSeed = endpoint({
  method: 'GET',
  path: '/casino/seed',
  access: 'player',
  input: Nothing,
  output: z.object({ next: NextRound }),
  ours: 'call',
});

/** Retires a server seed: reveals it, so that its rounds can be checked, and starts a new one. */
export const revealSeed = endpoint({
  method: 'POST',
  path: '/casino/seed/reveal',
  access: 'player',
  input: Nothing,
  output: z.object({ serverSeed: z.string(), commit: z.string(), next: NextRound }),
  ours: 'call',
});

export const playRound = endpoint({
  method: 'POST',
  path: '/casino/round',
  access: 'player',
  input: z.object({
    gameCode: z.string(),
    stake: Amount,
    /** The player's own seed, which goes into the result. */
    clientSeed: z.string().check(atLeast(1), atMost(64)),
    choice: RoundChoice,
    /** What the player was shown: if the round would be made from anything else, it is refused. */
    shown: z.optional(NextRound),
  }),
  output: z.object({ round: CasinoRound, next: NextRound }),
  once: true,
  ours: 'call',
});

/** Does something in an open round. */
export const actInRound = endpoint({
  method: 'POST',
  path: '/casino/round/act',
  access: 'player',
  input: z.object({
    roundId: z.string(),
    /** How many actions the player has seen in this round: one sent twice counts once. */
    step: z.int(),
    action: z.object({ do: Deed, cell: z.optional(z.int()) }),
  }),
  output: z.object({ round: CasinoRound }),
  once: true,
  ours: 'call',
});
