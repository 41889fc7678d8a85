const MOST = 99;

/** Counts what happens by kind, and no further than the report tells. */
export function count<Kind extends string>(
  counts: Partial<Record<Kind, number>>,
  kind: Kind,
): void {
  counts[kind] = Math.min(MOST, (counts[kind] ?? 0) + 1);
}

/** Nothing instead of an empty record. */
export function told<Counts extends object>(counts: Counts): Counts | undefined {
  return Object.keys(counts).length > 0 ? counts : undefined;
}
