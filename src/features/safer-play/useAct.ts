import { useState } from 'react';
import { shownProblem } from '../../api/shownProblem.ts';
import { useOneAtATime } from '../../ui/hooks/useOneAtATime.ts';

interface Act {
  /** Why the last one failed, fit to be shown. */
  problem: string | undefined;
  isBusy: boolean;
  /** Resolves with whether it went well; a second one while the first runs does nothing. */
  run(act: () => Promise<void>): Promise<boolean>;
}

/** One act at a time, and what became of it. */
export function useAct(): Act {
  const [problem, setProblem] = useState<string>();
  const one = useOneAtATime();
  const run = async (act: () => Promise<void>) => {
    let isDone = false;
    await one.run(async () => {
      setProblem(undefined);
      try {
        await act();
        isDone = true;
      } catch (error) {
        setProblem(shownProblem(error));
      }
    });
    return isDone;
  };
  return { problem, isBusy: one.isBusy, run };
}
