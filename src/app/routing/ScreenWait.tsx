import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { connection } from '../../state/session/connection.ts';
import { lookForNetwork } from '../../state/session/networkLook.ts';
import { MainSkeleton } from '../shell/MainSkeleton.tsx';
import { ScreenMissing } from './ScreenMissing.tsx';

/** What is kept on the phone comes sooner: what takes longer is asked of the network. */
const LONG_MS = 500;

const startAnew = () => location.reload();

/** Stands for a screen while its code is on the way, and says so where nothing answers the question for it. */
export function ScreenWait() {
  const { status } = useSnapshot(connection);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
      void lookForNetwork();
    }, LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  // A question that hangs is not put again by the browser: only a new start asks anew.
  return isLong && status === 'offline' ? <ScreenMissing onRetry={startAnew} /> : <MainSkeleton />;
}
