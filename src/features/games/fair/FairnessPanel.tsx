import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Hash } from '../../../ui/list/Hash.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { funRounds } from '../funRounds.ts';
import { lastRounds, tellSeed } from '../moneyRounds.ts';
import { playerWords } from '../playerWords.ts';
import type { HandSeeds } from './HandCheck.tsx';
import { nextSeed } from './nextSeed.ts';
import { RoundCheck } from './RoundCheck.tsx';

const SHOWN = 20;

interface FairnessPanelProps {
  isFun: boolean;
  onCheck(seeds: HandSeeds): void;
}

/** The commitment to the next round, and a check of every round whose seed is revealed. Works offline. */
export function FairnessPanel({ isFun, onCheck }: FairnessPanelProps) {
  const { data: seed } = useSnapshot(nextSeed.state);
  const { data: list } = useSnapshot(lastRounds.state);
  const { list: played } = useSnapshot(funRounds);
  const { text } = useSnapshot(playerWords, { sync: true });
  const [problem, setProblem] = useState<string>();
  const reveal = () =>
    tellSeed().then(
      () => setProblem(undefined),
      (error: Error) => setProblem(error.message),
    );
  const rounds = isFun ? played : (list?.rounds.filter(({ fairness }) => fairness) ?? []);
  return (
    <details className="game__more">
      <summary>Is it fair? Check it yourself</summary>
      <p>
        Before a round we show the hash of our secret. The result is made from the secret, your own
        words below and the number of the round. Once you reveal the secret, this phone checks every
        round made from it, even offline, and compares it with the hash it was shown before. Open a
        round to see what it was made from.
      </p>
      {!isFun && seed && (
        <dl className="game__seeds">
          <dt>Hash of our secret</dt>
          <dd>
            <Hash label="Hash of our secret" value={seed.next.commit} />
          </dd>
          <dt>Next round of this secret</dt>
          <dd>{seed.next.nonce}</dd>
        </dl>
      )}
      <Field
        label="Your own words"
        value={text}
        maxLength={64}
        hint="They are mixed into every result and stay as they are. Change them whenever you like."
        error={text === '' ? 'Write at least one letter.' : undefined}
        onChange={(event) => {
          playerWords.text = event.target.value;
        }}
      />
      {isFun ? (
        <p>For fun, this phone makes the secret itself and reveals it after each round.</p>
      ) : (
        <Button kind="quiet" onClick={() => void reveal()}>
          Reveal the secret and check
        </Button>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <ul className="game__rounds">
        {rounds.slice(0, SHOWN).map((round) => (
          <RoundCheck key={round.roundId} round={round} onCheck={onCheck} />
        ))}
      </ul>
    </details>
  );
}
