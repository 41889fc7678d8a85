import type { Bet } from '../../contract/betting/bets.ts';
import * as texts from '../../messages/english/cashout/cashOutSheet.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { useFrames, useGameStatus, useLiveGame } from '../../state/live/marketStreamHooks.ts';
import { CashOutPanel } from './CashOutPanel.tsx';

interface FollowedCashOutProps extends Pick<Bet, 'gameId' | 'marketId' | 'eventName'> {
  onDone(): void;
}

/** The cash-out panel for pages without live prices: streams the match while mounted. */
export function FollowedCashOut(props: FollowedCashOutProps) {
  const { gameId, marketId, eventName, onDone } = props;
  const game = useLiveGame(gameId);
  const { isMissing } = useGameStatus(game);
  const isRead = useFrames(game).length > 0;
  const bets = useMatchBets(gameId);
  const market = game.book.markets.get(marketId);
  if (!market) {
    return <p role="status">{isMissing || isRead ? texts.notOffered : texts.gettingPrices}</p>;
  }
  return <CashOutPanel {...{ game, market, bets, eventName, onDone }} />;
}
