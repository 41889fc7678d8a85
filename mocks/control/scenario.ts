import type { Context } from '../http/context.ts';

/** A named situation. Arranges an existing world; several can be combined. */
export interface Scenario {
  about: string;
  /** What takes long is done step by step. */
  arrange(context: Context): Generator<void, void> | void;
  /** Puts rows of its own in the place of all others, so a world that begins with it need not be seeded first. */
  isWhole?: true;
  /** Breaks open sockets, because the scenario takes effect at their handshake. */
  breaksLinks?: true;
}
