/** A symbol, because `{ ...answer }` takes it along and nothing that is saved or sent has it. */
const NEWER = Symbol('rows that need a newer app');

/** Of an answer: how many rows were left out, or hold something that was not understood. */
export function newerIn(answer: unknown): number {
  const rows = isObject(answer) && NEWER in answer ? answer[NEWER] : 0;
  return typeof rows === 'number' ? rows : 0;
}

export function countNewer(answer: unknown, rows: number): void {
  if (rows > 0 && isObject(answer)) Object.assign(answer, { [NEWER]: rows });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
