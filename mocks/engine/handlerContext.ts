import type { Clock } from './clock.ts';
import type { Faults } from './control/fault.ts';
import type { Journal } from './control/journal.ts';
import type { Latency } from './control/latency.ts';

/** Everything that stands between a caller and the rules: faults, latency and journal. */
export interface HandlerContext {
  /** The calls' addresses without their path, as MSW matches them: on any host by default. */
  api: string;
  clock: Pick<Clock, 'now'>;
  faults: Faults;
  latency: Latency;
  journal: Journal;
  /** The username of a session's token or of an account; undefined of a guest. */
  nameOf?(who: string | number | undefined): string | undefined;
  /** Brings the world up to the present, so that no answer is out of date. */
  catchUp(): void;
}
