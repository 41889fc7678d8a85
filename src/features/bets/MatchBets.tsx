import { useId, useState } from 'react';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { BetRow } from './BetRow.tsx';
import { BetSheet } from './BetSheet.tsx';
import './MatchBets.css';
import { WaitingOrders } from './orders/WaitingOrders.tsx';

/** The player's open bets on the match on screen. */
export function MatchBets({ gameId }: { gameId: string }) {
  const bets = useMatchBets(gameId);
  const titleId = useId();
  const [openId, setOpenId] = useState<string>();
  if (bets.length === 0 && openId === undefined) return null;
  return (
    <section className="match-bets" aria-labelledby={titleId}>
      <h2 id={titleId} className="match-bets__title">
        Your open bets on this match ({bets.length})
      </h2>
      <WaitingOrders bets={bets} />
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
