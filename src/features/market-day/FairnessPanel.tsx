import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { marketDayRounds, marketDayTerms, revealSeed } from './marketDay.ts';
import { playerWords } from './playerWords.ts';
import { RoundCheck } from './RoundCheck.tsx';
import type { HandSeeds } from './SeedChecker.tsx';

const SHOWN = 20;

/** The commitment to the next round, and a check of every round whose seed is revealed. Works offline. */
export function FairnessPanel({ onCheck }: { onCheck(seeds: HandSeeds): void }) {
  const { data: terms } = useSnapshot(marketDayTerms.state);
  const { data: list } = useSnapshot(marketDayRounds.state);
  const { text } = useSnapshot(playerWords);
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
        every round made from it, also without a network. Open a round to see what it was made from.
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
        value={text}
        maxLength={64}
        hint="They are mixed into every result and stay as they are. Change them whenever you like."
        error={text === '' ? 'Write at least one letter.' : undefined}
        onChange={(event) => {
          playerWords.text = event.target.value;
        }}
      />
      <Button kind="quiet" onClick={() => void reveal()}>
        Tell the secret and check
      </Button>
      {problem && <Notice kind="error">{problem}</Notice>}
      <ul className="market-day__rounds">
        {list?.rounds.slice(0, SHOWN).map((round) => (
          <RoundCheck key={round.roundId} round={round} onCheck={onCheck} />
        ))}
      </ul>
    </details>
  );
}
