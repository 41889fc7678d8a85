import {
  commitOf,
  ROUND_MS,
  ROUND_STAKES,
  RTP_PERCENT,
} from '../../../src/domain/play/marketDay.ts';
import { nextRound, playMarketDay, revealSeed } from '../../domain/bets/marketDay.ts';
import { roundView } from '../../domain/casino/gameRounds.ts';
import { launch } from '../../domain/casino/launches.ts';
import { Refusal } from '../../domain/refusal.ts';
import { frameUrl, isGameDown, lobbyGame } from '../../external/lobby.ts';
import type { SomeRules } from '../everyRule.ts';
import { isWithinDays } from '../isWithinDays.ts';
import { pageOf } from '../pages.ts';

/** Rounds of games, and the house's own game. */
export const casinoRules = {
  listRounds: ({ house, player, input: { from, to, gameCode, reference, page }, at }) => {
    const rows = house.db.rounds
      .where('accountId', player.accountId)
      .filter(
        (row) =>
          (!gameCode || row.gameCode === gameCode) &&
          (!reference || row.reference === reference) &&
          isWithinDays(row.playedAt, from, to),
      );
    const rounds = pageOf(rows, page).map((row) => roundView(house, row));
    return { asOf: at, rounds, total: rows.length };
  },
  getMarketDay: ({ house, player }) => ({
    next: nextRound(house, player.accountId),
    ...ROUND_STAKES,
    rtpPercent: RTP_PERCENT,
    roundMs: ROUND_MS,
  }),
  playMarketDay: ({ house, player, input: { stake, clientSeed }, key }) => {
    const round = playMarketDay(house, player, { stakeKobo: stake, clientSeed, reference: key });
    return { round: roundView(house, round), next: nextRound(house, player.accountId) };
  },
  revealMarketDay: ({ house, player }) => {
    const { serverSeed } = revealSeed(house, player.accountId);
    const next = nextRound(house, player.accountId);
    return { serverSeed, commit: commitOf(serverSeed), next };
  },
  launchGame: ({ house, player, input: { gameCode } }) => {
    const game = lobbyGame(gameCode);
    if (!game) throw new Refusal('unknown-game', 'This game is not known', { status: 404 });
    if (isGameDown(game)) {
      throw new Refusal('game-down', 'This game does not work now. Nothing was staked.', {
        status: 422,
      });
    }
    const { launchId } = launch(house, player, game);
    return { launchId, url: `${frameUrl(game.provider, gameCode)}?launch=${launchId}` };
  },
} satisfies SomeRules;
