import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../api/call.ts';
import { shownProblem } from '../../../api/shownProblem.ts';
import { uploadRequest } from '../../../api/uploadRequest.ts';
import { addDepositProof } from '../../../contract/cashier/deposits.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import { newId } from '../../../lib/newId.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { UploadProgress } from '../../../ui/status/UploadProgress.tsx';
import { deposits } from '../cashier.ts';
import { OFFLINE } from '../cashierWords.ts';
import { ProofField } from './ProofField.tsx';

const STOPPED = 'You stopped the upload';

/** Adds a receipt to an earlier deposit. */
export function SendProof({ depositId }: { depositId: string }) {
  const isOffline = useSnapshot(connection).status === 'offline';
  const [proof, setProof] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState<number>();
  const { isBusy, run } = useOneAtATime();
  // One key per receipt, so that a second try has no second effect.
  const key = useRef('');
  const sending = useRef<AbortController>(undefined);

  function choose(file: File | undefined) {
    key.current = newId();
    setProof(file);
  }

  const send = () =>
    run(async () => {
      if (!proof) return;
      const mine = new AbortController();
      const { signal } = mine;
      sending.current = mine;
      setShare(0);
      try {
        await call(
          addDepositProof,
          { depositId, proof },
          { idempotencyKey: key.current, quiet: true, signal, send: uploadRequest(setShare) },
        );
        setProblem(undefined);
      } catch (error) {
        setProblem(signal.aborted ? STOPPED : shownProblem(error));
      }
      setShare(undefined);
      await askAnew(deposits);
    });

  return (
    <>
      <ProofField file={proof} onChange={choose} disabled={isBusy} />
      {problem && (
        <Notice kind="error">
          <p>{asSentence(problem)} Your receipt is still selected. Your money is not affected.</p>
        </Notice>
      )}
      {share !== undefined && (
        <UploadProgress share={share} what="receipt" onStop={() => sending.current?.abort()} />
      )}
      <Button isWide onClick={send} isBusy={isBusy} disabled={!proof || isOffline}>
        {isBusy ? 'Sending…' : 'Send the receipt'}
      </Button>
      <p className="cashier__note" role="status">
        {isOffline && OFFLINE}
      </p>
    </>
  );
}
