export interface LinkShape {
  /** Bits per second in each direction, shared by all connections. */
  bitsPerSecond: number;
  roundTripMs: number;
}

/** The player's slow link. */
export const SLOW: LinkShape = { bitsPerSecond: 400_000, roundTripMs: 400 };
