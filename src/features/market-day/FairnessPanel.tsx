import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../domain/money/money.ts';
import { unfairness } from '../../domain/play/marketDay.ts';
import { lagosClock } from '../../domain/time/lagosTime.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { marketDayRounds, marketDayTerms, revealSeed, sitting } from './marketDay.ts';

const SHOWN = 20;

/** What is promised before a round, and the check of every round whose secret is told; works offline. */
export function FairnessPanel() {
  const { data: terms } = useSnapshot(marketDayTerms.state);
  const { data: list } = useSnapshot(marketDayRounds.state);
  const { clientSeed } = useSnapshot(sitting);
  const [problem, setProblem] = useState<string>();
  const reveal = () =>
    revealSeed().then(
      () => setProblem(undefined),
      (error: Error) => setProblem(error.message),
    );
  return (
    <details className="market-day__more">
      <summary>Is it fair? Check it yourself</summary>
      <p>
        Before a round we show the hash of our secret. The result is made from the secret, your own
        words below and the number of the round. When you have the secret told, this phone checks
        every round made from it, also without a network.
      </p>
      {terms && (
        <dl className="market-day__seeds">
          <dt>Hash of our secret</dt>
          <dd>
            <code>{terms.next.commit}</code>
          </dd>
          <dt>Next round of this secret</dt>
          <dd>{terms.next.nonce}</dd>
        </dl>
      )}
      <Field
        label="Your own words"
        value={clientSeed}
        maxLength={64}
        hint="They are mixed into every result. Change them whenever you like."
        error={clientSeed === '' ? 'Write at least one letter.' : undefined}
        onChange={(event) => {
          sitting.clientSeed = event.target.value;
        }}
      />
      <Button kind="quiet" onClick={() => void reveal()}>
        Tell the secret and check
      </Button>
      {problem && <Notice kind="error">{problem}</Notice>}
      <ul className="market-day__rounds">
        {list?.rounds.slice(0, SHOWN).map((round) => (
          <li key={round.roundId}>
            <span>
              {lagosClock(round.playedAt)} · {round.roundId} · {formatNaira(round.stake)} →{' '}
              {formatNaira(round.returned)}
            </span>
            <Verdict round={round} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface VerdictProps {
  round: Parameters<typeof checkedFault>[0];
}

function Verdict({ round }: VerdictProps) {
  if (!round.fairness?.serverSeed) return <span>secret not told yet</span>;
  const fault = checkedFault(round);
  return fault ? <b className="market-day__fault">Not fair: {fault}</b> : <b>Fair: checked here</b>;
}

interface CheckableRound {
  stake: number;
  returned: number;
  fairness?:
    | {
        readonly commit: string;
        readonly clientSeed: string;
        readonly nonce: number;
        readonly reels: readonly string[];
        readonly serverSeed?: string | undefined;
      }
    | undefined;
}

function checkedFault({ stake, returned, fairness }: CheckableRound): string | undefined {
  if (!fairness?.serverSeed) return undefined;
  const { serverSeed, ...round } = fairness;
  return unfairness(serverSeed, { ...round, stakeKobo: stake, returnedKobo: returned });
}
