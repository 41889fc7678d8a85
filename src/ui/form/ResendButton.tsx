import './ResendButton.css';
import { useState } from 'react';
import { useOneAtATime } from '../hooks/useOneAtATime.ts';
import { useSecondsUntil } from '../hooks/useSecondsUntil.ts';

interface ResendButtonProps {
  /** From when another code may be asked for, epoch ms. */
  resendAt: number;
  /** Gives the next such time; what goes wrong is told as a toast. */
  onResend(): Promise<number>;
}

/** Asks for another code, once the time that the server named is over. */
export function ResendButton({ resendAt, onResend }: ResendButtonProps) {
  const [waitUntil, setWaitUntil] = useState(resendAt);
  const leftSeconds = useSecondsUntil(waitUntil);
  const { isBusy, run } = useOneAtATime();
  const resend = () => run(() => onResend().then(setWaitUntil, () => undefined));
  return (
    <button type="button" className="resend" onClick={resend} disabled={isBusy || leftSeconds > 0}>
      {leftSeconds > 0 ? `Resend in ${leftSeconds} s` : 'Resend'}
    </button>
  );
}
