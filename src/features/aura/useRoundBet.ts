import { useSnapshot } from 'valtio';
import type { Bet } from '../../contract/betting/bets.ts';
import type { Market } from '../../contract/betting/market.ts';
import { returnsOf } from '../../state/bets/betslipReturns.ts';
import { standingIn } from '../../state/bets/betsPosition.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { usePlaySituation } from '../../state/play/mayPlay.ts';
import { session } from '../../state/session/session.ts';
import { tableBet } from './tableBet.ts';
import { priceNow, tableBetBlock } from './tableBetBlock.ts';

/**
 * What the bet in the making would come to in a market, and why it may not be sent, from the player's `bets`. `isOld`
 * says that the prices are.
 */
export function useRoundBet(market: Market, bets: readonly Bet[], isOld: boolean) {
  const { picked, stakeKobo } = useSnapshot(tableBet);
  const play = usePlaySituation();
  useSnapshot(session);
  const standing = standingIn(market.marketId, bets);
  const price = picked && priceNow(market, picked);
  const returns =
    picked && price !== undefined && stakeKobo
      ? returnsOf(
          {
            ...picked,
            marketKind: market.kind,
            priceHundredths: price,
            line: undefined,
            stakeKobo,
          },
          market,
          standing,
        )
      : undefined;
  const block =
    picked &&
    tableBetBlock({
      market,
      picked,
      stakeKobo,
      reserveKobo: returns?.reserveKobo ?? 0,
      availableKobo: availableKobo(),
      ...play,
      isOld,
    });
  return { picked, standing, returns, block, isOff: isOld || play.connection === 'offline' };
}

/** The table that the bet in the making, or the one just made, is at. */
export function useBetTable(): string | undefined {
  const { picked, phase } = useSnapshot(tableBet);
  return picked?.gameId ?? (phase.is === 'done' ? phase.result.gameId : undefined);
}
