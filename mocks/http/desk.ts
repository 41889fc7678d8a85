import type { Faults } from '../control/fault.ts';
import type { Journal } from '../control/journal.ts';
import type { Latency } from '../control/latency.ts';
import type { House } from '../domain/house.ts';

/**
 * Everything that calls and socket events need: the house, and the faults, latency and journal on the way to
 * it.
 */
export interface Desk {
  house: House;
  faults: Faults;
  latency: Latency;
  journal: Journal;
  /** Brings the world up to the present, so that no answer is out of date. */
  catchUp(): void;
}
