/** Where a backend answers. */
export interface Address {
  /** `https://api.example`. Without it, on every host. */
  origin?: string;
  /** The path before those of the calls. */
  base?: string;
  /**
   * What becomes of a call below the base that no handler knows: `refuse` answers it with 501, `pass` leaves it to
   * other handlers or the network.
   */
  unknown?: 'refuse' | 'pass';
}

/** The prefix by which MSW knows the calls. Several of their paths are screens of the app, too. */
export function apiAt({ origin = '*', base = '/api' }: Address): string {
  return origin + base;
}
