import { useSnapshot } from 'valtio';
import * as texts from '../../messages/english/verification/kyc.ts';
import { Button } from '../../ui/button/Button.tsx';
import { UploadProgress } from '../../ui/status/UploadProgress.tsx';
import { cancel, resume, submission } from './submission.ts';

const WAITING = {
  offline: texts.offline,
  broken: texts.dropped,
  'no-answer': texts.noAnswer,
};

/** Upload progress, and what to do when it stops. */
export function SendProgress() {
  const { phase } = useSnapshot(submission);
  const isTakenBack = phase.is === 'waiting' && phase.why === 'offline';
  return (
    <UploadProgress
      share={phase.is === 'sending' ? phase.share : undefined}
      what="document"
      text={
        phase.is === 'checking'
          ? texts.checkingArrival
          : phase.is === 'waiting'
            ? WAITING[phase.why]
            : undefined
      }
      onStop={cancel}
      {...(isTakenBack && { stopWords: texts.takeBack })}
    >
      {phase.is === 'waiting' && <Button onClick={() => void resume()}>{texts.continueNow}</Button>}
    </UploadProgress>
  );
}
