export interface Pace {
  /** Runs the action now, or once when the current interval ends, however often this is called meanwhile. */
  ask(): void;
  /** Cancels a run that is still waiting. */
  stop(): void;
}

/** Throttles an action: it runs at most once in each interval. */
export function atMostEvery(intervalMs: number, act: () => void): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;

  function run() {
    isAskedAgain = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAskedAgain) run();
    }, intervalMs);
    act();
  }

  return {
    ask() {
      if (timer === undefined) run();
      else isAskedAgain = true;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      isAskedAgain = false;
    },
  };
}
