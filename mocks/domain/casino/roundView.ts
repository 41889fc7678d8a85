import type { CasinoRound } from '../../../src/contract/casino/casino.ts';
import { commitOf } from '../../../src/domain/casino/chance.ts';
import { standingOf } from '../../../src/domain/casino/round.ts';
import type { RoundRow } from '../../db/rows/roundRow.ts';
import type { Operator } from '../operator.ts';
import { factsOf } from './kernel.ts';

/** A round as its player may see it: without what is hidden while it is open. */
export function roundView(operator: Operator, row: RoundRow): CasinoRound {
  const { seed } = row;
  const secret = seed && operator.db.gameSeeds.get(seed.seedId);
  return {
    roundId: row.roundId,
    reference: row.reference,
    provider: row.provider,
    gameCode: row.gameCode,
    gameName: row.gameName,
    stake: row.stakeKobo,
    returned: row.returnedKobo,
    state: row.state,
    playedAt: row.playedAt,
    ...(row.settledAt !== null && { settledAt: row.settledAt }),
    detail: row.detail,
    ...(row.play && { play: playView(operator, row, row.play) }),
    ...(seed &&
      secret && {
        fairness: {
          commit: commitOf(secret.serverSeed),
          clientSeed: seed.clientSeed,
          nonce: seed.nonce,
          ...(secret.isRevealed && { serverSeed: secret.serverSeed }),
        },
      }),
  };
}

function playView(
  operator: Operator,
  row: RoundRow,
  play: NonNullable<RoundRow['play']>,
): NonNullable<CasinoRound['play']> {
  const { game, facts, jackpotDraw } = factsOf(operator, row);
  const elapsedMs = (row.settledAt ?? operator.clock.now()) - row.playedAt;
  const { shown, allowed } = standingOf(game, facts, elapsedMs);
  const isOver = row.state !== 'open';
  return {
    maths: play.maths,
    firstStake: play.firstStakeKobo,
    choice: play.choice,
    actions: play.actions,
    shown,
    allowed,
    ...(play.jackpotKobo !== null && {
      jackpot: {
        amount: play.jackpotKobo,
        ...(isOver && jackpotDraw !== undefined && { drawn: jackpotDraw }),
      },
    }),
  };
}
