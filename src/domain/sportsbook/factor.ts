/** A fraction to multiply by, kept exact. */
export interface Factor {
  by: bigint;
  over: bigint;
}
