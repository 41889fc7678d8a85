import type { FileColumn } from '../db/rows/requestColumns.ts';

/** What is stored of an upload; never its content. */
export function fileColumn({ name, type, size }: File): FileColumn {
  return { name, type, bytes: size };
}
