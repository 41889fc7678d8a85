import type { Bet } from '../../contract/betting/bets.ts';
import * as texts from '../../messages/english/cashout/cashOutSheet.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { useFrames, useLiveGame } from '../../state/live/marketStreamHooks.ts';
import { CashOutPanel } from './CashOutPanel.tsx';

interface FollowedCashOutProps extends Pick<Bet, 'gameId' | 'marketId' | 'eventName'> {
  onDone(): void;
}

/** The cash-out panel for pages without live prices: streams the match while mounted. */
export function FollowedCashOut(props: FollowedCashOutProps) {
  const { gameId, marketId, eventName, onDone } = props;
  const game = useLiveGame(gameId);
  useFrames(game);
  const bets = useMatchBets(gameId);
  const market = game.book.markets.get(marketId);
  if (!market) return <p role="status">{texts.gettingPrices}</p>;
  return <CashOutPanel {...{ game, market, bets, eventName, onDone }} />;
}
