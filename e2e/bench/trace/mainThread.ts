import * as z from 'zod';

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

/** What the browser calls its work, and what we call it. */
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
  'v8.produceCache': 'compile',
  EvaluateScript: 'evaluate',
  'v8.evaluateModule': 'evaluate',
  FunctionCall: 'run scripts',
  RunMicrotasks: 'run scripts',
  TimerFire: 'run scripts',
  MinorGC: 'collect garbage',
  MajorGC: 'collect garbage',
};

export interface MainThread {
  /** Milliseconds the main thread was at each kind of work itself, not at what that work called. */
  work: Map<string, number>;
  /** The same for the evaluation of each script. */
  scripts: Map<string, number>;
}

/** Where the main thread of a page was busy until `untilMs` after its navigation began. */
export function mainThread(text: string, untilMs: number): MainThread {
  const { traceEvents } = Trace.parse(JSON.parse(text));
  const start = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      JSON.stringify(args ?? {}).includes('"isOutermostMainFrame":true'),
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
  const scripts = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, us: number) =>
    sums.set(name, (sums.get(name) ?? 0) + us / 1000);
  for (const [event, us] of own) {
    const kind = WORK[event.name];
    add(work, kind ?? 'other', us);
    const script = kind === 'evaluate' || kind === 'compile' ? scriptOf(event) : undefined;
    if (script) add(scripts, script, us);
  }
  return { work, scripts };
}

function endOf(event: TraceEvent | undefined): number {
  return (event?.ts ?? 0) + (event?.dur ?? 0);
}

function scriptOf({ args }: TraceEvent): string | undefined {
  const [, file] =
    /"(?:url|fileName)":"[^"]*\/assets\/([^"]+)"/.exec(JSON.stringify(args ?? {})) ?? [];
  return file;
}
