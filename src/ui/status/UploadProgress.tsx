import type { ReactNode } from 'react';
import './UploadProgress.css';
import { Button } from '../button/Button.tsx';

interface UploadProgressProps {
  /** The share of the file that has left the phone, 0 to 1; undefined when nothing is being sent. */
  share: number | undefined;
  /** What is being sent: `document`, `receipt`. */
  what: string;
  /** Shown instead of the progress. */
  text?: string | undefined;
  onStop(): void;
  stopWords?: string;
  /** Shown beside the stop button. */
  children?: ReactNode;
}

/** Progress of an upload that may take minutes, with a stop button. */
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
