import { useRef, useState } from 'react';

/**
 * Runs an action unless the last one is still running. The lock is a ref, because a double tap comes before
 * React has rendered the button as disabled.
 */
export function useOneAtATime() {
  const lock = useRef(false);
  const [isBusy, setBusy] = useState(false);
  async function run(act: () => Promise<void>): Promise<void> {
    if (lock.current) return;
    lock.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      lock.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run };
}
