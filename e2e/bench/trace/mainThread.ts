import * as z from 'zod/mini';

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.optional(z.number()),
      args: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});
type TraceEvent = z.output<typeof Trace>['traceEvents'][number];

/** Our names for the browser's kinds of work. */
const WORK: Record<string, string> = {
  ParseHTML: 'parse HTML',
  ParseAuthorStyleSheet: 'parse styles',
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  'v8.compile': 'compile',
  'v8.compileModule': 'compile',
  'V8.CompileCode': 'compile',
  'V8.ParseFunction': 'compile',
  'v8.produceCache': 'compile',
  'v8.produceModuleCache': 'compile',
  EvaluateScript: 'evaluate',
  'v8.evaluateModule': 'evaluate',
  FunctionCall: 'run scripts',
  'v8.callFunction': 'run scripts',
  EventDispatch: 'run scripts',
  RunMicrotasks: 'run scripts',
  TimerFire: 'run scripts',
  MinorGC: 'collect garbage',
  MajorGC: 'collect garbage',
};

/**
 * What a page's main thread did until `untilMs` after its navigation began: milliseconds for each kind of
 * work, without the work it called.
 */
export function mainThread(text: string, url: string, untilMs: number): Map<string, number> {
  const { traceEvents } = Trace.parse(JSON.parse(text));
  const start = traceEvents.find(
    ({ name, args }) =>
      name === 'navigationStart' && JSON.stringify(args).includes(`"documentLoaderURL":"${url}"`),
  );
  if (!start) throw new Error('the trace holds no navigation');
  const end = start.ts + untilMs * 1000;
  const events = traceEvents
    .filter(
      ({ pid, tid, ph, ts }) =>
        pid === start.pid && tid === start.tid && ph === 'X' && ts >= start.ts && ts < end,
    )
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));

  const own = new Map<TraceEvent, number>();
  const open: TraceEvent[] = [];
  for (const event of events) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const around = open.at(-1);
    if (around) own.set(around, (own.get(around) ?? 0) - (event.dur ?? 0));
    own.set(event, (own.get(event) ?? 0) + (event.dur ?? 0));
    open.push(event);
  }
  const work = new Map<string, number>();
  for (const [{ name }, us] of own) {
    const kind = WORK[name] ?? 'other';
    work.set(kind, (work.get(kind) ?? 0) + us / 1000);
  }
  return work;
}

function endOf(event: TraceEvent | undefined): number {
  return (event?.ts ?? 0) + (event?.dur ?? 0);
}
