/** The rows shown that are older than the newest page: its refresh keeps them. */
export function olderRows<Row>(
  newest: readonly Row[],
  shown: readonly Row[] | undefined,
  atOf: (row: Row) => number,
): Row[] {
  const last = newest.at(-1);
  return last === undefined ? [] : (shown ?? []).filter((row) => atOf(row) < atOf(last));
}
