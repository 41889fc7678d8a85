import { useEffect, useState } from 'react';
import { isStill } from '../../ui/style/isStill.ts';

/** Whether the result of this round is still on its way: the reels run out, the wheel comes to rest. */
export function useLanding(roundId: string | undefined, ms: number): boolean {
  const [landed, setLanded] = useState(roundId);
  const isDue = roundId !== landed;
  const isShownAtOnce = !isDue || ms === 0 || isStill();
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setLanded(roundId), isShownAtOnce ? 0 : ms);
    return () => clearTimeout(timer);
  }, [roundId, isDue, isShownAtOnce, ms]);
  return !isShownAtOnce;
}
