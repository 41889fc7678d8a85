import { wholeNaira } from '../../domain/money/money.ts';
import './OwnTickets.css';
import type { JackpotRound, JackpotTicket } from '../../contract/betting/jackpot.ts';
import { Fold } from '../../ui/button/Fold.tsx';
import { dayText, linesText, ticketText } from './jackpotWords.ts';
import { MatchResults } from './MatchResults.tsx';

interface OwnTicketsProps {
  tickets: readonly JackpotTicket[];
  rounds: readonly JackpotRound[];
}

/** The player's tickets of the last days, each with how it stands. */
export function OwnTickets({ tickets, rounds }: OwnTicketsProps) {
  if (tickets.length === 0) return null;
  return (
    <section className="own-tickets" aria-labelledby="own-tickets-title">
      <h2 id="own-tickets-title">Your tickets</h2>
      <ul>
        {tickets.map((ticket) => {
          const round = rounds.find(({ day }) => day === ticket.day);
          return round && <Ticket key={ticket.ticketId} ticket={ticket} round={round} />;
        })}
      </ul>
    </section>
  );
}

function Ticket({ ticket, round }: { ticket: JackpotTicket; round: JackpotRound }) {
  const { ticketId, day, lines, stake, picks } = ticket;
  return (
    <li className="own-tickets__ticket">
      <Fold
        title={`${dayText(day)}: ${ticketText(ticket, round)}`}
        note={`${linesText(lines)}, ${wholeNaira(stake)}`}
      >
        <MatchResults matches={round.matches} picks={picks} />
        <p className="own-tickets__number">Ticket {ticketId}</p>
      </Fold>
    </li>
  );
}
