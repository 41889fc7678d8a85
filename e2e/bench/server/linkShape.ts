export interface LinkShape {
  /** Bits a second, each way, shared by all connections. */
  bitsPerSecond: number;
  roundTripMs: number;
}

/** The player's link. */
export const SLOW: LinkShape = { bitsPerSecond: 400_000, roundTripMs: 400 };
