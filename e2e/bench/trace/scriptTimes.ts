import type { CDPSession } from 'playwright';

/** Often enough for a start of a second, but not so often that it slows the start. */
const SAMPLE_EVERY_US = 500;

/**
 * Samples which script the main thread runs. The returned function stops and resolves to milliseconds by
 * script.
 */
export async function watchScripts(
  devtools: CDPSession,
): Promise<() => Promise<Map<string, number>>> {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
  await devtools.send('Profiler.start');
  return async () => {
    const { profile } = await devtools.send('Profiler.stop');
    const { nodes, samples = [], timeDeltas = [] } = profile;
    const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
    const spent = new Map<string, number>();
    for (const [index, id] of samples.entries()) {
      const frame = frames.get(id);
      if (!frame?.url.includes('/assets/')) continue;
      const file = frame.url.slice(frame.url.lastIndexOf('/') + 1);
      const place = `${file}:${frame.lineNumber + 1} ${frame.functionName || '(its top level)'}`;
      const ms = (timeDeltas[index] ?? 0) / 1000;
      for (const name of [file, place]) spent.set(name, (spent.get(name) ?? 0) + ms);
    }
    return spent;
  };
}
