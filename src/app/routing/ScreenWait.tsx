import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { connection } from '../../state/session/connection.ts';
import { lookForNetwork } from '../../state/session/networkLook.ts';
import { MainSkeleton } from '../shell/MainSkeleton.tsx';
import { ScreenMissing } from './ScreenMissing.tsx';

/** Code kept on the phone loads faster; if it takes longer, it comes from the network. */
const LONG_MS = 500;

const startAnew = () => location.reload();

/** Shown while a screen's code loads. If the network does not answer, it offers a reload. */
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
  // Browsers do not repeat a hanging import; only a reload asks again.
  return isLong && status === 'offline' ? <ScreenMissing onRetry={startAnew} /> : <MainSkeleton />;
}
