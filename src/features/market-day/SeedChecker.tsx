import { useState } from 'react';
import { commitOf, multipleOf, reelsOf } from '../../domain/play/marketDay.ts';
import { Field } from '../../ui/form/Field.tsx';

/** For those who trust nobody: the seeds typed in, the result worked out on this phone. */
export function SeedChecker() {
  const [serverSeed, setServerSeed] = useState('');
  const [commit, setCommit] = useState('');
  const [clientSeed, setClientSeed] = useState('');
  const [round, setRound] = useState('');
  const nonce = Number(round);
  const isWhole = serverSeed !== '' && clientSeed !== '' && Number.isInteger(nonce) && nonce > 0;
  const isPromised = commitOf(serverSeed) === commit.trim().toLowerCase();
  const reels = isWhole ? reelsOf({ serverSeed, clientSeed, nonce }) : undefined;
  return (
    <details className="market-day__more">
      <summary>Work out any round by hand</summary>
      <Field
        label="Hash that was promised"
        value={commit}
        onChange={(event) => setCommit(event.target.value)}
      />
      <Field
        label="Secret that was told"
        value={serverSeed}
        onChange={(event) => setServerSeed(event.target.value)}
      />
      <Field
        label="Words of the player"
        value={clientSeed}
        onChange={(event) => setClientSeed(event.target.value)}
      />
      <Field
        label="Number of the round"
        inputMode="numeric"
        value={round}
        onChange={(event) => setRound(event.target.value)}
      />
      <p role="status">
        {serverSeed !== '' &&
          commit !== '' &&
          (isPromised
            ? 'The secret is the one that was promised. '
            : 'The secret is not the one that was promised. ')}
        {reels && `Its result is ${reels.join(', ')}: ${multipleOf(reels)} times the stake.`}
      </p>
    </details>
  );
}
