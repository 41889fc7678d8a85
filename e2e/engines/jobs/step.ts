import type { MockControl } from '../../../mocks/control/client.ts';
import type { Files } from '../../host/filesOf.ts';
import type { Host } from '../../twoBuilds/host.ts';
import type { Hand } from '../hand.ts';

/** What every job is given: a browser on a host of its own, with a world behind it. */
export interface Stage {
  hand: Hand;
  host: Host;
  mock: MockControl;
  /** The build, and another version of it that shares no script with it. */
  builds: { one: Files; two: Files };
  /** Names what is done next; it is over when the next begins. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export type Job = (stage: Stage) => Promise<void>;
