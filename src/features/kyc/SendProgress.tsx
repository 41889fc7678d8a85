import { useSnapshot } from 'valtio';
import { Button } from '../../ui/button/Button.tsx';
import { UploadProgress } from '../../ui/status/UploadProgress.tsx';
import { cancel, resume, submission } from './submission.ts';

const WAITING = {
  offline: "You are offline. Nothing was sent yet. We'll send it when you're back.",
  broken:
    "Connection dropped. Your pictures are still here. When you're back, we'll check what arrived and continue.",
  'no-answer':
    "We got no clear answer. Your pictures are still here. We'll check what arrived before sending anything again.",
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
