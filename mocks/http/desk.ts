import type { Faults } from '../control/fault.ts';
import type { Journal } from '../control/journal.ts';
import type { Latency } from '../control/latency.ts';
import type { House } from '../domain/house.ts';

/** Where calls and socket events come in: the house, and what is done to them on the way. */
export interface Desk {
  house: House;
  faults: Faults;
  latency: Latency;
  journal: Journal;
  /** Brings everything up to the present, so that no answer is older than its question. */
  catchUp(): void;
}
