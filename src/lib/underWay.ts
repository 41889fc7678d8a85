let count = 0;
const waiting = new Set<() => void>();

/** Counts what the page has asked the network for, until it is here or has failed. */
export async function underWay<T>(work: Promise<T>): Promise<T> {
  count += 1;
  try {
    return await work;
  } finally {
    count -= 1;
    if (count === 0) {
      for (const resolve of waiting) resolve();
      waiting.clear();
    }
  }
}

export const isUnderWay = () => count > 0;

/** Resolves once nothing is under way. */
export function noneUnderWay(): Promise<void> {
  return new Promise((resolve) => {
    if (count === 0) resolve();
    else waiting.add(resolve);
  });
}
