import * as z from 'zod/mini';
import { table } from '../../engine/db/table.ts';

const Play = z.object({
  /** Which maths it is played by. */
  maths: z.string(),
  firstStakeKobo: z.int(),
  choice: z.object({
    target: z.optional(z.int()),
    mines: z.optional(z.int()),
    side: z.optional(z.enum(['under', 'over'])),
    at: z.optional(z.int()),
    numbers: z.optional(z.readonly(z.array(z.int()))),
    bets: z.optional(z.record(z.string(), z.int())),
  }),
  actions: z.readonly(
    z.array(
      z.object({
        do: z.enum(['open', 'cash-out', 'hit', 'stand', 'double']),
        cell: z.optional(z.int()),
        at: z.optional(z.int()),
      }),
    ),
  ),
  /** What the jackpot stood at; null for a game without one. */
  jackpotKobo: z.nullable(z.int()),
});

/** A round of any game, ours or a provider's. */
export const RoundRow = z.object({
  roundId: z.string(),
  accountId: z.int(),
  reference: z.string(),
  provider: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  stakeKobo: z.int(),
  returnedKobo: z.int(),
  state: z.enum(['open', 'won', 'lost', 'void']),
  playedAt: z.int(),
  settledAt: z.nullable(z.int()),
  detail: z.string(),
  seed: z.nullable(
    z.object({
      seedId: z.int(),
      clientSeed: z.string(),
      nonce: z.int(),
    }),
  ),
  /** Null for a round that was not played on our kernel. */
  play: z.nullable(Play),
  hasJackpotWin: z.boolean(),
});
export type RoundRow = z.output<typeof RoundRow>;

export const rounds = table(RoundRow, 'roundId', ['accountId', 'reference', 'state']);

/** A server seed: published by its hash, used for some rounds of any game, then revealed. */
const SeedRow = z.object({
  seedId: z.int(),
  accountId: z.int(),
  serverSeed: z.string(),
  /** The nonce of its next round. */
  nonce: z.int(),
  isRevealed: z.boolean(),
});
export type SeedRow = z.output<typeof SeedRow>;

export const gameSeeds = table(SeedRow, 'seedId', ['accountId']);
