import './PastDays.css';
import type { JackpotRound } from '../../contract/betting/jackpot.ts';
import { formatNaira, wholeNaira } from '../../domain/money/money.ts';
import { Fold } from '../../ui/button/Fold.tsx';
import { dayText, linesText } from './jackpotWords.ts';
import { MatchResults } from './MatchResults.tsx';

/** The day that is being played, and those that were paid: results, and what each line got. */
export function PastDays({ rounds }: { rounds: readonly JackpotRound[] }) {
  return (
    <section className="past-days" aria-labelledby="past-days-title">
      <h2 id="past-days-title">Results</h2>
      {rounds.map((round) => (
        <Fold key={round.day} title={dayText(round.day)} note={noteOf(round)}>
          {round.state === 'paid' && <Prizes round={round} />}
          <MatchResults matches={round.matches} />
        </Fold>
      ))}
    </section>
  );
}

function noteOf({ state, pool, prizes }: JackpotRound): string {
  if (state !== 'paid') return `Being played for ${wholeNaira(pool)}`;
  const [first] = prizes;
  if (!first?.lines) return `${wholeNaira(pool)}, nobody had 12`;
  return `12 right paid ${wholeNaira(first.each ?? 0)}`;
}

function Prizes({ round: { prizes } }: { round: JackpotRound }) {
  return (
    <dl className="past-days__prizes">
      {prizes.map(({ right, lines = 0, each = 0 }) => (
        <div key={right}>
          <dt>{right} right</dt>
          <dd>
            {lines > 0 ? (
              <>
                {linesText(lines)}, <b translate="no">{formatNaira(each)}</b> each
              </>
            ) : (
              'Nobody'
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
