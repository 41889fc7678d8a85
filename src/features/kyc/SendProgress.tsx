import './SendProgress.css';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/button/Button.tsx';
import { cancel, resume, submission } from './submission.ts';

const WAITING = {
  offline: 'You are offline. Nothing was sent yet; it is sent when you are back.',
  broken:
    'The connection broke. Your pictures are still here: we find out what arrived and go on when you are back.',
  'no-answer':
    'No clear answer came. Your pictures are still here: we find out what arrived before anything is sent again.',
};

/** How far the sending is, and what happens when it stops. */
export function SendProgress() {
  const { phase } = useSnapshot(submission);
  const share = phase.is === 'sending' ? phase.share : 0;
  return (
    <div className="send-progress">
      {phase.is === 'sending' && (
        <progress className="send-progress__bar" value={share} max={1} aria-label="Sending" />
      )}
      <p role="status">
        {phase.is === 'sending' && share < 1 && 'Sending your document…'}
        {phase.is === 'sending' && share >= 1 && 'Sent. Waiting for the answer…'}
        {phase.is === 'checking' && 'Checking whether it arrived…'}
        {phase.is === 'waiting' && WAITING[phase.why]}
      </p>
      {phase.is === 'sending' && (
        <p className="send-progress__share" aria-hidden="true">
          {Math.floor(share * 100)}%
        </p>
      )}
      <div className="kyc-form__buttons">
        {phase.is === 'waiting' && <Button onClick={() => void resume()}>Go on now</Button>}
        <Button kind="quiet" onClick={cancel}>
          {phase.is === 'waiting' && phase.why === 'offline' ? 'Take it back' : 'Stop sending'}
        </Button>
      </div>
    </div>
  );
}
