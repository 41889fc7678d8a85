/** In ms. Each pause is twice the one before, up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Loads code until it comes. Asks again when the browser says that the network is back, and after a pause: a bad
 * network is lost and found without a word from the browser.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    return loadAgain(load);
  }
}

async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  let pauseMs = FIRST_PAUSE_MS;
  let goOn: () => void = () => undefined;
  const back = () => {
    pauseMs = FIRST_PAUSE_MS;
    goOn();
  };
  addEventListener('online', back);
  for (;;) {
    await new Promise<void>((resolve) => {
      goOn = resolve;
      setTimeout(resolve, pauseMs);
    });
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    try {
      const loaded = await load();
      removeEventListener('online', back);
      return loaded;
    } catch {
      // Once more.
    }
  }
}
