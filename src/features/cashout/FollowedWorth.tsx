import * as texts from '../../messages/english/cashout/cashOutSheet.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { useFrames, useLiveGame } from '../../state/live/marketStreamHooks.ts';
import { CashOutWorth } from './CashOutWorth.tsx';

/** The words of the button on pages without live prices: streams the match while mounted. */
export function FollowedWorth({ gameId, marketId }: { gameId: string; marketId: string }) {
  const game = useLiveGame(gameId);
  useFrames(game);
  const bets = useMatchBets(gameId);
  const market = game.book.markets.get(marketId);
  return market ? <CashOutWorth game={game} market={market} bets={bets} /> : texts.open;
}
