import * as z from 'zod/mini';
import { table } from '../table.ts';

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
      reels: z.array(z.string()),
    }),
  ),
});
export type RoundRow = z.output<typeof RoundRow>;

export const rounds = table(RoundRow, 'roundId', ['accountId', 'reference', 'state']);

/** A server seed of the house's own game: published by its hash, used for some rounds, then revealed. */
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
