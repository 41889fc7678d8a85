import type { Desk } from '../http/desk.ts';

/** A situation by name. Arranges the world as it stands; several may be combined. */
export interface Scenario {
  about: string;
  arrange(desk: Desk): void;
  /** Links are to come anew, because what is arranged meets them at their handshake. */
  breaksLinks?: true;
}
