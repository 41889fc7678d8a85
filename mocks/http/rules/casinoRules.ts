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
  listRounds: ({ operator, player, input: { from, to, gameCode, state, reference, page }, at }) => {
    const rows = operator.db.rounds
      .where('accountId', player.accountId)
      .filter(
        (row) =>
          (!gameCode || row.gameCode === gameCode) &&
          (!state || row.state === state) &&
          (!reference || row.reference === reference) &&
          isInRange(row.playedAt, { from, to }),
      );
    const rounds = pageOf(rows, page).map((row) => roundView(operator, row));
    return { asOf: at, rounds, total: rows.length };
  },
  getSeed: ({ operator, player }) => ({ next: nextRound(operator, player.accountId) }),
  revealSeed: ({ operator, player }) => {
    const { serverSeed } = revealSeed(operator, player.accountId);
    const next = nextRound(operator, player.accountId);
    return { serverSeed, commit: commitOf(serverSeed), next };
  },
  playRound: ({ operator, player, input, key }) => {
    const { gameCode, stake: stakeKobo, clientSeed, choice, shown } = input;
    const game = lobbyGame(operator, gameCode);
    if (!game) throw new Refusal('unknown-game', 'Game not found', { status: 404 });
    if (isGameDown(game)) {
      throw new Refusal('game-down', 'This game is not working now. Nothing was staked.', {
        status: 422,
      });
    }
    const asked = { game, stakeKobo, clientSeed, choice, shown, reference: key };
    const row = playOnKernel(operator, player, asked);
    return { round: roundView(operator, row), next: nextRound(operator, player.accountId) };
  },
  actInRound: ({ operator, player, input }) => ({
    round: roundView(operator, actOnKernel(operator, player, input)),
  }),
} satisfies SomeRules;
