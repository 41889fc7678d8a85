import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { connection } from '../../state/session/connection.ts';
import { lookForNetwork } from '../../state/session/networkLook.ts';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { MainSkeleton } from '../shell/MainSkeleton.tsx';
import { ScreenMissing } from './ScreenMissing.tsx';

/** Code kept on the phone loads faster; if it takes longer, it comes from the network. */
const LONG_MS = 500;

/** Even a slow network has brought a screen by now: more likely the request hangs. */
const TOO_LONG_MS = 15_000;

const startAnew = () => location.reload();

/**
 * Shown while a screen's code loads. If the network does not answer, or the code takes too long, it offers
 * a reload: browsers do not repeat an import that hangs. The screen appears as soon as its code is here.
 */
export function ScreenWait({ isWhole = false }: { isWhole?: boolean }) {
  const { status } = useSnapshot(connection);
  const [waited, setWaited] = useState<'short' | 'long' | 'too long'>('short');
  useEffect(() => {
    const timers = [
      setTimeout(() => {
        setWaited('long');
        void lookForNetwork();
      }, LONG_MS),
      setTimeout(() => setWaited('too long'), TOO_LONG_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (waited !== 'short' && status === 'offline') return <ScreenMissing onRetry={startAnew} />;
  if (waited !== 'too long') return <MainSkeleton isWhole={isWhole} />;
  return (
    <ErrorState
      isPage
      title="This page is slow to load"
      text="Wait a little longer, or load it again. Nothing is lost."
      onRetry={startAnew}
    />
  );
}
