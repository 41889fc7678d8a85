import './ResendButton.css';
import { useEffect, useState } from 'react';
import { useOneAtATime } from './useOneAtATime.ts';

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

const secondsUntil = (atMs: number) => Math.max(0, Math.ceil((atMs - Date.now()) / 1000));

function useSecondsUntil(atMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(atMs));
  useEffect(() => {
    setSeconds(secondsUntil(atMs));
    const timer = setInterval(() => {
      const left = secondsUntil(atMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
