import type { Endpoint, InputOf, OutputOf } from '../../src/contract/kit/endpoint.ts';
import type { AccountRow } from '../db/rows/accountRow.ts';
import type { House } from '../domain/house.ts';

/** One call, authenticated and parsed, as the rules see it. */
interface Call<E extends Endpoint = Endpoint> {
  house: House;
  input: InputOf<E>;
  at: number;
  token: string;
  /** The idempotency key, or empty. */
  key: string;
  /** What the browser says of itself. */
  agent: string;
  /** Who calls; absent for a guest. */
  account: AccountRow | undefined;
  /** Who calls a `player` endpoint; for a guest it refuses with 401. */
  readonly player: AccountRow;
}

/** What an endpoint does: takes money in kobo and odds in hundredths, and gives them so. */
export type Rules<E extends Endpoint> = (call: Call<E>) => OutputOf<E>;
