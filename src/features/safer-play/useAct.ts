import { useState } from 'react';
import { shownProblem } from '../../api/shownProblem.ts';
import { useOneAtATime } from '../../ui/hooks/useOneAtATime.ts';

interface Act {
  /** Why the last action failed, as text. */
  problem: string | undefined;
  isBusy: boolean;
  /** Resolves to whether it worked. Does nothing while another action runs. */
  run(act: () => Promise<void>): Promise<boolean>;
}

/** Runs one action at a time and keeps its error. */
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
