import { commitOf } from '../../../src/domain/casino/chance.ts';
import type { SeedRow } from '../../db/rows/roundRow.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';

/** The server seed of the player's next round; created on the first call. */
function currentSeed({ db, random }: Operator, accountId: number): SeedRow {
  const last = db.gameSeeds.last('accountId', accountId);
  if (last && !last.isRevealed) return last;
  const seedId = db.next('gameSeed');
  const serverSeed = random.text(64);
  return db.gameSeeds.insert({ seedId, accountId, serverSeed, nonce: 1, isRevealed: false });
}

/** The published hash of the seed and the nonce of the player's next round. */
export function nextRound(
  operator: Operator,
  accountId: number,
): { commit: string; nonce: number } {
  const { serverSeed, nonce } = currentSeed(operator, accountId);
  return { commit: commitOf(serverSeed), nonce };
}

/** The server seed of the player's next round, if it is the one that the player was shown. */
export function shownSeed(
  operator: Operator,
  accountId: number,
  shown: { commit: string; nonce: number } | undefined,
): SeedRow {
  const { commit, nonce } = nextRound(operator, accountId);
  if (shown && (shown.commit !== commit || shown.nonce !== nonce)) {
    const text = 'You played or revealed the secret elsewhere. Nothing was staked. Play again.';
    throw new Refusal('seed-changed', text, { status: 422 });
  }
  return currentSeed(operator, accountId);
}

/** Reveals a seed and retires it: no round is made from a known seed, and none may still be open. */
export function revealSeed(operator: Operator, accountId: number): SeedRow {
  const { seedId } = currentSeed(operator, accountId);
  const open = operator.db.rounds
    .where('state', 'open')
    .find((row) => row.accountId === accountId && row.seed?.seedId === seedId);
  if (open) {
    throw new Refusal('round-open', `Finish your round of ${open.gameName} first.`, {
      status: 422,
    });
  }
  return operator.db.gameSeeds.update(seedId, { isRevealed: true });
}
