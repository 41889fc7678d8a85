import { useSnapshot } from 'valtio';
import { Button } from '../../ui/button/Button.tsx';
import { UploadProgress } from '../../ui/status/UploadProgress.tsx';
import { cancel, resume, submission } from './submission.ts';

const WAITING = {
  offline: 'You are offline. Nothing was sent yet; it is sent when you are back.',
  broken:
    'The connection broke. Your pictures are still here: we find out what arrived and go on when you are back.',
  'no-answer':
    'No clear answer came. Your pictures are still here: we find out what arrived before anything is sent again.',
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
          ? 'Checking whether it arrived…'
          : phase.is === 'waiting'
            ? WAITING[phase.why]
            : undefined
      }
      onStop={cancel}
      {...(isTakenBack && { stopWords: 'Take it back' })}
    >
      {phase.is === 'waiting' && <Button onClick={() => void resume()}>Continue now</Button>}
    </UploadProgress>
  );
}
