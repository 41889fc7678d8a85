export interface Pace {
  /** Acts at once, or once more when the interval is over; however often it is called meanwhile. */
  ask(): void;
  /** Forgets what still waits. */
  stop(): void;
}

/** Holds an act that others may ask for to one run in each interval. */
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
