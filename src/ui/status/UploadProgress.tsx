import type { ReactNode } from 'react';
import './UploadProgress.css';
import { Button } from '../button/Button.tsx';

interface UploadProgressProps {
  /** Which share of the file has left the phone, 0 to 1; nothing while nothing is sent. */
  share: number | undefined;
  /** What is sent: `document`, `receipt`. */
  what: string;
  /** What stands in place of the progress. */
  text?: string | undefined;
  onStop(): void;
  stopWords?: string;
  /** Beside the way to stop. */
  children?: ReactNode;
}

/** How far a file is on a link that may take minutes, and the way to stop it. */
export function UploadProgress(props: UploadProgressProps) {
  const { share, what, text, onStop, stopWords = 'Stop sending', children } = props;
  return (
    <div className="upload-progress">
      {share !== undefined && (
        <progress className="upload-progress__bar" value={share} max={1} aria-label="Sending" />
      )}
      <p role="status">
        {text ?? (share === 1 ? 'Sent. Waiting for the answer…' : `Sending your ${what}…`)}
      </p>
      {share !== undefined && (
        <p className="upload-progress__share" aria-hidden="true">
          {Math.floor(share * 100)}%
        </p>
      )}
      <div className="upload-progress__buttons">
        {children}
        <Button kind="quiet" onClick={onStop}>
          {stopWords}
        </Button>
      </div>
    </div>
  );
}
