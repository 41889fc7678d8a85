import { useId } from 'react';
import { useMatchBets } from '../../state/betsHooks.ts';
import { BetRow } from './BetRow.tsx';
import './MatchBets.css';

/** The player's open bets on the match that is being looked at. */
export function MatchBets({ gameId }: { gameId: string }) {
  const bets = useMatchBets(gameId);
  const titleId = useId();
  if (bets.length === 0) return null;
  return (
    <section className="match-bets" aria-labelledby={titleId}>
      <h2 id={titleId} className="match-bets__title">
        Your open bets on this match ({bets.length})
      </h2>
      <ul className="match-bets__list">
        {bets.map((bet) => (
          <BetRow key={bet.betId} bet={bet} />
        ))}
      </ul>
    </section>
  );
}
