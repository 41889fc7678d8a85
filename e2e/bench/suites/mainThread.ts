import type { CDPSession } from 'playwright';

/** What only a finaliser holds goes with the second, code that is run no more by and by. */
const COLLECTIONS = 4;

/** What the page's main thread has done, as the browser counts it. */
export interface MainThread {
  /** Since the page began. */
  spent(): Promise<{ mainMs: number; scriptMs: number }>;
  /** Bytes of script objects that are still in use. */
  heap(): Promise<number>;
  /** The same, weighed until it falls no more: code that is used no more goes late. */
  settledHeap(): Promise<number>;
}

export async function mainThread(devtools: CDPSession): Promise<MainThread> {
  // The thread's own time: what other programs take meanwhile does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const byName = new Map(metrics.map(({ name, value }) => [name, value]));
    return (name: string) => byName.get(name) ?? Number.NaN;
  };
  const heap = async () => {
    for (let round = 0; round < COLLECTIONS; round++) {
      await devtools.send('HeapProfiler.collectGarbage');
    }
    return (await metric())('JSHeapUsedSize');
  };
  return {
    heap,
    async settledHeap() {
      let least = Number.POSITIVE_INFINITY;
      for (let sameFor = 0; sameFor < 3; sameFor++) {
        const now = await heap();
        if (now < least) sameFor = 0;
        least = Math.min(least, now);
      }
      return least;
    },
    async spent() {
      const read = await metric();
      return { mainMs: read('TaskDuration') * 1000, scriptMs: read('ScriptDuration') * 1000 };
    },
  };
}
