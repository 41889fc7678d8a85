import { commitOf } from '../../../src/domain/casino/chance.ts';
import { isInRange } from '../../../src/domain/time/dayRange.ts';
import { actOnKernel, playOnKernel } from '../../domain/casino/kernel.ts';
import { roundView } from '../../domain/casino/roundView.ts';
import { nextRound, revealSeed } from '../../domain/casino/seeds.ts';
import { Refusal } from '../../domain/refusal.ts';
import { isGameDown, lobbyGame } from '../../external/lobby.ts';
import type { SomeRules } from '../everyRule.ts';
import { pageOf } from '../pages.ts';

/** Rounds of every game, and the seeds that they are made from. */
export const casinoRules = {
  listRounds: ({ house, player, input: { from, to, gameCode, state, reference, page }, at }) => {
    const rows = house.db.rounds
      .where('accountId', player.accountId)
      .filter(
        (row) =>
          (!gameCode || row.gameCode === gameCode) &&
          (!state || row.state === state) &&
          (!reference || row.reference === reference) &&
          isInRange(row.playedAt, { from, to }),
      );
    const rounds = pageOf(rows, page).map((row) => roundView(house, row));
    return { asOf: at, rounds, total: rows.length };
  },
  getSeed: ({ house, player }) => ({ next: nextRound(house, player.accountId) }),
  revealSeed: ({ house, player }) => {
    const { serverSeed } = revealSeed(house, player.accountId);
    const next = nextRound(house, player.accountId);
    return { serverSeed, commit: commitOf(serverSeed), next };
  },
  playRound: ({ house, player, input, key }) => {
    const { gameCode, stake: stakeKobo, clientSeed, choice } = input;
    const game = lobbyGame(house, gameCode);
    if (!game) throw new Refusal('unknown-game', 'Game not found', { status: 404 });
    if (isGameDown(game)) {
      throw new Refusal('game-down', 'This game is not working now. Nothing was staked.', {
        status: 422,
      });
    }
    const asked = { game, stakeKobo, clientSeed, choice, reference: key };
    const row = playOnKernel(house, player, asked);
    return { round: roundView(house, row), next: nextRound(house, player.accountId) };
  },
  actInRound: ({ house, player, input }) => ({
    round: roundView(house, actOnKernel(house, player, input)),
  }),
} satisfies SomeRules;
