/** The time of an answer by the server's clock and by this phone's, epoch ms. */
export interface Told {
  asOf: number;
  savedAt: number;
}

/** Converts a moment of the server's clock to this phone's clock, which may be wrong by hours. */
export function onThisClock(at: number, { asOf, savedAt }: Told): number {
  return at - asOf + savedAt;
}

/** Converts a moment of this phone's clock to the server's. */
export function onServerClock(at: number, { asOf, savedAt }: Told): number {
  return at - savedAt + asOf;
}
