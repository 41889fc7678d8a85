export interface LinkShape {
  /** Bits per second in each direction, shared by all connections. */
  bitsPerSecond: number;
  roundTripMs: number;
  /** What goes wrong on the way; undefined for nothing. */
  troubles?: Troubles;
}

/** The same seed brings the same troubles, counted from the moment the link took its shape. */
export interface Troubles {
  seed: number;
  /** The share of packets that are lost, and arrive a round trip later. */
  loss: number;
  /** Once in every `everyMs` nothing moves for `forMs`. */
  stalls: { everyMs: number; forMs: number };
}

/** The player's slow link. */
export const SLOW: LinkShape = { bitsPerSecond: 400_000, roundTripMs: 400 };

/** The slow link on a bad day: 2 % of the packets are lost, and every quarter of a minute it stalls for 5 s. */
export const bad = (seed: number): LinkShape => ({
  ...SLOW,
  troubles: { seed, loss: 0.02, stalls: { everyMs: 15_000, forMs: 5000 } },
});
