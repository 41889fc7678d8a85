import './ResendButton.css';
import { useState } from 'react';
import { useOneAtATime } from '../hooks/useOneAtATime.ts';
import { useSecondsUntil } from '../hooks/useSecondsUntil.ts';

interface ResendButtonProps {
  /** When another code may be requested, epoch ms. */
  resendAt: number;
  /** What the last code is for is being sent. */
  isOff?: boolean;
  /** Requests a code; resolves to the next such time. It must show its own failures. */
  onResend(): Promise<number>;
}

/** Requests another code, once the server's waiting time is over. */
export function ResendButton({ resendAt, isOff = false, onResend }: ResendButtonProps) {
  const [waitUntil, setWaitUntil] = useState(resendAt);
  const leftSeconds = useSecondsUntil(waitUntil);
  const { isBusy, run } = useOneAtATime();
  const resend = () => run(() => onResend().then(setWaitUntil, () => undefined));
  return (
    <button
      type="button"
      className="resend"
      onClick={resend}
      disabled={isOff || isBusy || leftSeconds > 0}
    >
      {leftSeconds > 0 ? `Resend in ${leftSeconds} s` : 'Resend'}
    </button>
  );
}
