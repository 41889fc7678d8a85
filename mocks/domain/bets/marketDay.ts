import { isWholeNaira } from '../../../src/domain/money/money.ts';
import {
  commitOf,
  multipleOf,
  ROUND_MS,
  ROUND_STAKES,
  reelsOf,
  roundReturn,
} from '../../../src/domain/play/marketDay.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { RoundRow, SeedRow } from '../../db/rows/roundRow.ts';
import { beginRound, endRound } from '../casino/gameRounds.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { refuseBet } from './refuseBet.ts';

const GAME = { provider: 'oja', gameCode: 'oja-market-day', gameName: 'Market Day' };

/** The server seed of the player's next round; created on the first call. */
function currentSeed({ db, random }: House, accountId: number): SeedRow {
  const last = db.gameSeeds.last('accountId', accountId);
  if (last && !last.isRevealed) return last;
  const seedId = db.next('gameSeed');
  const serverSeed = random.text(64);
  return db.gameSeeds.insert({ seedId, accountId, serverSeed, nonce: 1, isRevealed: false });
}

/** The published hash of the seed and the nonce of the player's next round. */
export function nextRound(house: House, accountId: number): { commit: string; nonce: number } {
  const { serverSeed, nonce } = currentSeed(house, accountId);
  return { commit: commitOf(serverSeed), nonce };
}

export function playMarketDay(
  house: House,
  account: AccountRow,
  asked: { stakeKobo: number; clientSeed: string; reference: string },
): RoundRow {
  const { stakeKobo, clientSeed, reference } = asked;
  checkStake(stakeKobo);
  checkPace(house, account.accountId);
  const { seedId, serverSeed, nonce } = currentSeed(house, account.accountId);
  const reels = reelsOf({ serverSeed, clientSeed, nonce });
  const seed = { seedId, clientSeed, nonce, reels: [...reels] };
  const round = beginRound(house, account, { ...GAME, reference, stakeKobo, seed });
  house.db.gameSeeds.update(seedId, { nonce: nonce + 1 });
  const times = multipleOf(reels);
  return endRound(house, round, {
    returnedKobo: roundReturn(reels, stakeKobo),
    detail: `${reels.join(', ')}: ${times === 0 ? 'nothing back' : `${times} times the stake`}`,
  });
}

function checkStake(stakeKobo: number): void {
  if (!isWholeNaira(stakeKobo)) throw refuseBet('not-whole-naira');
  if (stakeKobo < ROUND_STAKES.minStake) throw refuseBet('below-min');
  if (stakeKobo > ROUND_STAKES.maxStake) throw refuseBet('above-max');
}

function checkPace({ db, clock }: House, accountId: number): void {
  const last = db.rounds
    .where('accountId', accountId)
    .findLast(({ gameCode }) => gameCode === GAME.gameCode);
  if (!last || clock.now() - last.playedAt >= ROUND_MS) return;
  throw new Refusal('too-early', 'The next round begins two and a half seconds after the last', {
    status: 422,
  });
}

/** Reveals a seed and retires it: no round is made from a known seed. */
export function revealSeed(house: House, accountId: number): SeedRow {
  const { seedId } = currentSeed(house, accountId);
  return house.db.gameSeeds.update(seedId, { isRevealed: true });
}
