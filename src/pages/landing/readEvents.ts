import { fieldsOf } from '../../../sw/outbox/fields.ts';
import type { RowEvent } from '../../features/events/card/EventRow.tsx';

export interface ShownList {
  /** When the server wrote it, epoch ms. */
  asOf: number;
  events: RowEvent[];
}

class Unreadable extends Error {}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Unreadable();
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Unreadable();
  return value;
}

function items(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Unreadable();
  return value;
}

function instant(value: unknown): number {
  return number(Date.parse(text(value)));
}

/** Naira to kobo, odds to hundredths. */
const hundredths = (value: unknown): number => Math.round(number(value) * 100);
const optional = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === undefined ? undefined : read(value);

function readScore(value: unknown): { line: string; detail?: string } {
  const { line, detail } = fieldsOf(value);
  return { line: text(line), ...(detail !== undefined && { detail: text(detail) }) };
}

function readRunner(value: unknown): RowEvent['runners'][number] {
  const { runnerId, name, back, lay } = fieldsOf(value);
  return {
    runnerId: text(runnerId),
    name: text(name),
    back: optional(back, hundredths),
    lay: optional(lay, hundredths),
  };
}

function readStatus(value: unknown): RowEvent['status'] {
  if (value === 'upcoming' || value === 'inplay' || value === 'finished') return value;
  throw new Unreadable();
}

function readEvent(value: unknown): RowEvent {
  const fields = fieldsOf(value);
  return {
    gameId: text(fields['gameId']),
    sportId: number(fields['sportId']),
    competition: text(fields['competition']),
    name: text(fields['name']),
    startsAt: instant(fields['startsAt']),
    inPlay: fields['inPlay'] === true,
    status: readStatus(fields['status']),
    score: optional(fields['score'], readScore),
    hasBookmaker: fields['hasBookmaker'] === true,
    hasFancy: fields['hasFancy'] === true,
    matched: hundredths(fields['matched']),
    matchOddsId: optional(fields['matchOddsId'], text),
    runners: items(fields['runners']).map(readRunner),
    matchOddsStatus: text(fields['matchOddsStatus']),
  };
}

/** An answer with events, as far as a row shows it; `undefined` where it is not one. */
export function readEvents(value: unknown): ShownList | undefined {
  const { asOf, events } = fieldsOf(value);
  try {
    return { asOf: instant(asOf), events: items(events).map(readEvent) };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
