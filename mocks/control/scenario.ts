import type { Desk } from '../http/desk.ts';

/** A named situation. Arranges an existing world; several can be combined. */
export interface Scenario {
  about: string;
  /** What takes long is done step by step. */
  arrange(desk: Desk): Generator<void, void> | void;
  /** Breaks open sockets, because the scenario takes effect at their handshake. */
  breaksLinks?: true;
}
