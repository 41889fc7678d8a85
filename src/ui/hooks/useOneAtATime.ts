import { useRef, useState } from 'react';

/**
 * Runs an act unless the last one is still under way. The lock is a ref: a double tap comes before
 * React has drawn the button disabled.
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
