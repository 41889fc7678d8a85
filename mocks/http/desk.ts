import type { Faults } from '../control/fault.ts';
import type { Journal } from '../control/journal.ts';
import type { Latency } from '../control/latency.ts';
import type { House } from '../domain/house.ts';
import type { Player } from '../har/player.ts';
import type { Recorder } from '../tape/tape.ts';

/** How many worlds a server has. */
export interface WorldCount {
  open: number;
  /** Above this the world that was longest not used is dropped, unless somebody is connected to it. */
  most: number;
  /** The worlds dropped last. Whoever names one again gets a new one. */
  forgotten: string[];
}

/**
 * Everything that calls and socket events need: the house, and the faults, latency and journal on the way to
 * it.
 */
export interface Desk {
  house: House;
  faults: Faults;
  latency: Latency;
  journal: Journal;
  /** What the world has heard since it began. */
  recorder: Recorder;
  /** A recorded server that answers in place of the rules. */
  player: Player;
  /** Missing where there is one world only. */
  worlds?: () => WorldCount;
  /** Brings the world up to the present, so that no answer is out of date. */
  catchUp(): void;
}
