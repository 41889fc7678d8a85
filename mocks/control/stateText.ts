import type { Context } from '../http/context.ts';
import { type BackendState, saveState } from './state.ts';

const ROWS = 200;

/**
 * The JSON of a world's state at this instant in parts, to be read while the world goes on. `isStill`: as if its
 * clock stood still.
 */
export function stateParts(context: Context, { isStill = false } = {}): Generator<string> {
  const { counters, rows } = context.operator.db.snapshot();
  const db = { ...context.operator.db, snapshot: () => ({ counters, rows: {} }) };
  const head = saveState({ ...context, operator: { ...context.operator, db } });
  const clock = isStill ? { ...head.clock, scale: 0 } : head.clock;
  return partsOf({ ...head, clock }, rows);
}

function* partsOf(head: BackendState, rows: BackendState['database']['rows']): Generator<string> {
  const [before = '', after = ''] = JSON.stringify(head).split('"rows":{}');
  yield `${before}"rows":{`;
  let separator = '';
  for (const [name, table] of Object.entries(rows)) {
    yield `${separator}${JSON.stringify(name)}:[`;
    separator = ',';
    for (let from = 0; from < table.length; from += ROWS) {
      const some = JSON.stringify(table.slice(from, from + ROWS)).slice(1, -1);
      yield from === 0 ? some : `,${some}`;
    }
    yield ']';
  }
  yield `}${after}`;
}

/** The whole text, a part a step. */
export function* stateText(context: Context): Generator<void, string> {
  let text = '';
  for (const part of stateParts(context)) {
    text += part;
    yield;
  }
  return text;
}
