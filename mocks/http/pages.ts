const PAGE_SIZE = 50;

/** One page of a list, newest first; pages count from 1. */
export function pageOf<Row>(rows: Row[], page = 1): Row[] {
  return rows.toReversed().slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
