import { useEffect, useRef, useState } from 'react';
import { atMostEvery } from '../../lib/atMostEvery.ts';
import { refreshBalance } from '../../state/money/balance.ts';
import { session } from '../../state/session/session.ts';
import { readFrameMessage } from './readFrameMessage.ts';

/** How long to wait for a provider's page on a slow phone. */
const PATIENCE_MS = 20_000;
/** A page might report a changed balance without end. */
const BALANCE_EVERY_MS = 1000;
/** The tallest frame that a page may ask for. */
const TALLEST_PX = 8000;

export type FrameState = 'loading' | 'ready' | 'silent' | 'closed' | 'ended';

/** A provider's page in a frame, and what it has reported. Its messages must come from this origin. */
export function useFrame(origin: string, isOffline: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  const [heightPx, setHeight] = useState<number>();
  const [tries, setTries] = useState(1);

  useEffect(() => {
    const balance = atMostEvery(BALANCE_EVERY_MS, () => {
      if (session.isAuth) void refreshBalance();
    });
    function hear(event: MessageEvent) {
      const message = readFrameMessage(event, { window: frame.current?.contentWindow, origin });
      switch (message?.type) {
        case 'ready':
          setState('ready');
          break;
        case 'closed':
          setState('closed');
          break;
        case 'session-ended':
          setState('ended');
          break;
        case 'height':
          setHeight(Math.min(Math.max(0, message.px), TALLEST_PX));
          break;
        case 'balance-changed':
          balance.ask();
      }
    }
    addEventListener('message', hear);
    return () => {
      balance.stop();
      removeEventListener('message', hear);
    };
  }, [origin]);

  // A frame's `load` event proves nothing, because the browser's error page fires it too.
  const isWaited = state === 'loading' && !isOffline;
  useEffect(() => {
    if (!isWaited) return;
    const timer = setTimeout(() => setState('silent'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaited]);

  function retry() {
    setHeight(undefined);
    setState('loading');
    setTries(tries + 1);
  }
  return { frame, state, heightPx, tries, retry };
}
