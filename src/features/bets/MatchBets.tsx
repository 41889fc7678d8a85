import { useId, useState } from 'react';
import { isInBook } from '../../domain/market/order.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { useWaitingStops } from '../../state/bets/orders/stopLossesHooks.ts';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { BetRow } from './BetRow.tsx';
import { BetSheet } from './BetSheet.tsx';
import './MatchBets.css';

/** Loaded only for players with orders that wait. */
const WaitingOrders = late(
  () => import('./orders/WaitingOrders.tsx').then((module) => module.WaitingOrders),
  inPlaceQuiet,
);

/** The player's open bets on the match on screen. */
export function MatchBets({ gameId }: { gameId: string }) {
  const bets = useMatchBets(gameId);
  const titleId = useId();
  const hasStop = useWaitingStops({ gameId }).length > 0;
  const [openId, setOpenId] = useState<string>();
  if (bets.length === 0 && openId === undefined) return null;
  return (
    <section className="match-bets" aria-labelledby={titleId}>
      <h2 id={titleId} className="match-bets__title">
        Your open bets on this match ({bets.length})
      </h2>
      {(bets.some(isInBook) || hasStop) && <WaitingOrders bets={bets} />}
      <ul className="match-bets__list">
        {bets
          .filter(({ state }) => state !== 'unmatched')
          .map((bet) => (
            <BetRow key={bet.betId} bet={bet} onOpen={() => setOpenId(bet.betId)} />
          ))}
      </ul>
      <BetSheet betId={openId} bets={bets} onClose={() => setOpenId(undefined)} />
    </section>
  );
}
