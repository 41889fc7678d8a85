import { wholeNaira } from '../../domain/money/money.ts';
import './JackpotHead.css';
import type { JackpotRound } from '../../contract/betting/jackpot.ts';
import { startsWithin } from '../../domain/time/lagosTime.ts';
import { env } from '../../env.ts';
import { Parts } from '../../ui/layout/Parts.tsx';
import { dayText, LINE_PRICE, linesText } from './jackpotWords.ts';

/** What can be won, by when, and where the money comes from. */
export function JackpotHead({ round, now }: { round: JackpotRound; now: number }) {
  const { day, pool, carried, added, closesAt, lines, prizes, mustBeWon } = round;
  return (
    <section className="jackpot-head" aria-labelledby="jackpot-pool">
      <h2 className="jackpot-head__title" id="jackpot-pool">
        <span className="jackpot-head__day">{dayText(day)} · pool so far</span>
        <span className="jackpot-head__pool" translate="no">
          {wholeNaira(pool)}
        </span>
      </h2>
      <p className="jackpot-head__when">
        <Parts
          of={[
            <span key="until">
              Tickets close <b>{startsWithin(closesAt, now)}</b>
            </span>,
            `${linesText(lines)} so far`,
            LINE_PRICE,
          ]}
        />
      </p>
      <ul className="jackpot-head__prizes">
        {prizes.map(({ right, amount }) => (
          <li key={right}>
            <span>{right} right</span>
            <b translate="no">{wholeNaira(amount)}</b>
          </li>
        ))}
      </ul>
      <p className="jackpot-head__note">
        <span>The lines that win a prize share it equally.</span>
        {carried > 0 && (
          <span>
            <b translate="no">{wholeNaira(carried)}</b> rolled over from earlier days.
          </span>
        )}
        {added > 0 && (
          <span>
            {env.name} has put in <b translate="no">{wholeNaira(added)}</b>.
          </span>
        )}
        {mustBeWon && <span>It must be won: without 12 right, it goes to 11.</span>}
      </p>
    </section>
  );
}
