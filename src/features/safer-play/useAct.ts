import { useState } from 'react';

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
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { problem, isBusy, run };
}
