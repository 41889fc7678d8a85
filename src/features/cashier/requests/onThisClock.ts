/** An answer of the server and when it came, each by its own clock, epoch ms. */
interface Told {
  asOf: number;
  savedAt: number;
}

/** A moment of the server's clock on the clock of this phone, which may go wrong by hours. */
export function onThisClock(at: number, { asOf, savedAt }: Told): number {
  return at - asOf + savedAt;
}
