import type { Endpoint, InputOf, OutputOf } from '../../src/contract/kit/endpoint.ts';
import type { AccountRow } from '../db/rows/accountRow.ts';
import type { Operator } from '../domain/operator.ts';

/** One call after authentication and parsing, as the rules receive it. */
interface Call<E extends Endpoint = Endpoint> {
  operator: Operator;
  input: InputOf<E>;
  at: number;
  token: string;
  /** The idempotency key; empty without one. */
  key: string;
  /** The user agent. */
  agent: string;
  /** The caller's network address; empty where there is no network. */
  address: string;
  /** The origin of the page that called; empty where its host does not tell. */
  origin: string;
  /** The caller's account; undefined for a guest. */
  account: AccountRow | undefined;
  /** The caller of a `player` endpoint; refuses guests with 401. */
  readonly player: AccountRow;
}

/** An endpoint's implementation; takes and returns money in kobo and odds in hundredths. */
export type Rules<E extends Endpoint> = (call: Call<E>) => OutputOf<E>;
