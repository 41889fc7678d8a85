import type { FileColumn } from '../db/rows/requestColumns.ts';

/** What is kept of an upload: never its content. */
export function fileColumn({ name, type, size }: File): FileColumn {
  return { name, type, bytes: size };
}
