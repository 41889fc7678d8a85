import './PastDraws.css';
import { useSnapshot } from 'valtio';
import { luckyDraw } from '../../../state/lists/luckyDraw.ts';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { Hash } from '../../../ui/list/Hash.tsx';
import { DrawCheck } from './DrawCheck.tsx';
import { counted, momentText, resultText, type ShownDraw, ticketsText } from './drawWords.ts';

/** The draws that are closed or over, each with what is needed to check it. */
export function PastDraws() {
  const { data } = useSnapshot(luckyDraw.state);
  const past = data?.draws.filter(({ state }) => state !== 'open') ?? [];
  if (past.length === 0) return null;
  return (
    <div className="past-draws">
      <h3>Past draws</h3>
      {past.map((draw) => (
        <PastDraw key={draw.week} draw={draw} />
      ))}
    </div>
  );
}

function PastDraw({ draw }: { draw: ShownDraw }) {
  const { heldAt, tickets, players, winners, own, fingerprint, seed, beaconRound } = draw;
  const result = resultText(draw);
  return (
    <details className="past-draws__draw">
      <summary>
        <b>{momentText(heldAt)}</b>
        <span>
          <Parts
            of={[
              winners ? `${winners.length} winners` : 'List closed, not drawn yet',
              ticketsText(tickets),
            ]}
          />
        </span>
        {result && <span>{result}</span>}
      </summary>
      {winners && (
        <>
          <h4>Winning tickets of {counted(players)} players</h4>
          <ol className="past-draws__winners">
            {winners.map(({ ticket, code }) => (
              <li key={ticket}>
                <b>{counted(ticket)}</b>
                {code === own?.code ? ' yours' : <span className="past-draws__code"> {code}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      <dl className="past-draws__proof">
        <dt>Fingerprint of the list</dt>
        <dd>{fingerprint && <Hash label="Fingerprint of the list" value={fingerprint} />}</dd>
        <dt>Number {counted(beaconRound)} of the public beacon</dt>
        <dd>
          {seed === undefined ? (
            'Not published yet'
          ) : (
            <Hash label="Number of the public beacon" value={seed} />
          )}
        </dd>
        {own && (
          <>
            <dt>Your code in this list</dt>
            <dd>
              <code>{own.code}</code>
            </dd>
          </>
        )}
      </dl>
      <DrawCheck draw={draw} />
    </details>
  );
}
