import { formatNaira } from '../../domain/money/money.ts';
import { lagosClock } from '../../domain/time/lagosTime.ts';
import { Button } from '../../ui/button/Button.tsx';
import { type CheckableRound, checkedFault } from './checkedRound.ts';
import type { HandSeeds } from './SeedChecker.tsx';

interface RoundCheckProps {
  round: CheckableRound & { readonly roundId: string; readonly playedAt: number };
  /** Copies the round's seeds into the manual check. */
  onCheck(seeds: HandSeeds): void;
}

/** One round: this phone's verdict, and everything needed to verify it elsewhere. */
export function RoundCheck({ round, onCheck }: RoundCheckProps) {
  const { fairness, roundId, playedAt, stake, returned } = round;
  return (
    <li>
      <details>
        <summary>
          <span>
            {lagosClock(playedAt)} · {roundId} · {formatNaira(stake)} → {formatNaira(returned)}
          </span>
          <Verdict round={round} />
        </summary>
        {fairness && (
          <>
            <dl className="market-day__seeds">
              <dt>Hash we promised</dt>
              <dd>
                <code>{fairness.commit}</code>
              </dd>
              <dt>Our secret</dt>
              <dd>
                {fairness.serverSeed === undefined ? (
                  'Not told yet. Have it told above; the next rounds are made from another one.'
                ) : (
                  <code>{fairness.serverSeed}</code>
                )}
              </dd>
              <dt>Your words</dt>
              <dd>
                <code>{fairness.clientSeed}</code>
              </dd>
              <dt>Number of the round</dt>
              <dd>{fairness.nonce}</dd>
              <dt>Result</dt>
              <dd>{fairness.reels.join(', ')}</dd>
            </dl>
            <Button
              kind="quiet"
              isSmall
              onClick={() =>
                onCheck({
                  commit: fairness.commit,
                  serverSeed: fairness.serverSeed ?? '',
                  clientSeed: fairness.clientSeed,
                  nonce: String(fairness.nonce),
                })
              }
            >
              Work it out by hand
            </Button>
          </>
        )}
      </details>
    </li>
  );
}

function Verdict({ round }: { round: CheckableRound }) {
  if (!round.fairness?.serverSeed) return <span>secret not told yet</span>;
  const fault = checkedFault(round);
  return fault ? <b className="market-day__fault">Not fair: {fault}</b> : <b>Fair: checked here</b>;
}
