import * as z from 'zod/mini';
import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import { everyAsked, everyPushed } from '../../src/contract/everyEvent.ts';
import { Failure } from '../../src/contract/kit/failure.ts';
import type { Capture, CapturedCall, CapturedEvent, CapturedQuestion } from './capture.ts';

/** Something that a recording holds and the contract does not. */
export interface Misfit {
  /** `POST /login`, `bet:changed`. */
  what: string;
  at: number;
  why: string;
}

type Checked<Value> = { value: Value } | { why: string };

/** The value as the contract knows it, without fields that it does not. */
function through(schema: z.ZodMiniType, value: unknown): Checked<unknown> {
  const read = z.safeDecode(schema, value as never);
  if (!read.success) return { why: z.prettifyError(read.error) };
  const again = z.safeEncode(schema, read.data);
  return again.success ? { value: again.data } : { why: z.prettifyError(again.error) };
}

function callFits({ call, status, answered }: CapturedCall): Checked<unknown> {
  if (!Object.hasOwn(everyEndpoint, call)) return { why: 'The contract has no such call' };
  if (status === 0) return { value: undefined };
  const { output } = everyEndpoint[call as keyof typeof everyEndpoint];
  if (status === 200) return through(output, answered);
  return status >= 400
    ? through(Failure, answered)
    : { why: `The contract has no status ${status}` };
}

function named<Event extends { name: string }>(events: Record<string, Event>, name: string) {
  return Object.values(events).find((event) => event.name === name);
}

function questionFits({ asked, answered }: CapturedQuestion): Checked<unknown> {
  const event = named(everyAsked, asked);
  return event ? through(event.reply, answered) : { why: 'The contract has no such question' };
}

function eventFits({ event, payload }: CapturedEvent): Checked<unknown> {
  const known = named(everyPushed, event);
  return known ? through(known.payload, payload) : { why: 'The contract has no such event' };
}

/** The part of a recording that fits the contract, and what was left out of it. */
export function fitting(capture: Capture): { capture: Capture; misfits: Misfit[] } {
  const misfits: Misfit[] = [];
  const keep = <Entry extends { at: number }>(
    entries: Entry[],
    what: (entry: Entry) => string,
    check: (entry: Entry) => Checked<unknown>,
    put: (value: unknown) => Partial<Entry>,
  ) =>
    entries.flatMap((entry) => {
      const checked = check(entry);
      if ('value' in checked) return [{ ...entry, ...put(checked.value) }];
      misfits.push({ what: what(entry), at: entry.at, why: checked.why });
      return [];
    });
  const calls = keep(
    capture.calls,
    ({ call, status }) => `${call} ${status}`,
    callFits,
    (answered) => (answered === undefined ? {} : { answered }),
  );
  const questions = keep(
    capture.questions,
    ({ asked }) => asked,
    questionFits,
    (answered) => ({
      answered,
    }),
  );
  const events = keep(
    capture.events,
    ({ event }) => event,
    eventFits,
    (payload) => ({ payload }),
  );
  return { capture: { ...capture, calls, questions, events }, misfits };
}
