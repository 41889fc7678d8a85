import type { CDPSession } from 'playwright';

/** Objects held by finalisers go with the second collection, unused code more gradually. */
const COLLECTIONS = 4;

/** The work of a page's main thread, as the browser counts it. */
export interface MainThread {
  /** Time since the page began. */
  spent(): Promise<{ mainMs: number; scriptMs: number }>;
  /** Bytes of script objects in use. */
  heap(): Promise<number>;
  /** The same, measured until it stops falling, because unused code is freed late. */
  settledHeap(): Promise<number>;
}

export async function mainThread(devtools: CDPSession): Promise<MainThread> {
  // The thread's own time, without time taken by other programs.
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
