import { balanceOf } from '../domain/money/ledger.ts';
import type { Settings } from '../domain/settings.ts';
import type { FaultFate } from '../engine/control/fault.ts';
import type { Fault } from '../engine/control/faultOf.ts';
import type { LatencyProfile } from '../engine/control/latency.ts';
import type { WorldCount } from '../engine/hosts/worlds.ts';
import type { Desk } from '../http/desk.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { commands } from './commands.ts';
import { scenarios } from './scenarios.ts';

/** A summary of a world. */
export interface Status {
  seed: string;
  now: string;
  scale: number;
  /** The target of a clock jump, while it runs. */
  jumpsTo?: string;
  /** Where `travel` can go: from the last reset or restore to what was lived through last. */
  lived: { from: string; to: string };
  /** The call or command that `undo` undoes. */
  undoes?: string;
  sockets: number;
  settings: Settings;
  latency: LatencyProfile;
  faults: Fault[];
  /** The worlds of this server, where it has several. */
  worlds?: WorldCount;
  /** Patterns of faults that never matched since the world began: needless, or misspelt. */
  unmetFaults: string[];
  /** How often each pattern of a fault has hit, and what came nearest to one that never did. */
  faultFates: FaultFate[];
  players: { id: number; username: string; balanceNaira: number }[];
  commands: string[];
  scenarios: Record<string, string>;
}

export function statusOf(
  { house, latency, faults, history, worlds }: Desk,
  realtime: Realtime,
  jumpsTo?: number,
): Status {
  const { from, to, undoes } = history.span();
  return {
    seed: house.seed,
    now: new Date(house.clock.now()).toISOString(),
    scale: house.clock.state().scale,
    ...(jumpsTo !== undefined && { jumpsTo: new Date(jumpsTo).toISOString() }),
    lived: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    ...(undoes !== undefined && { undoes }),
    sockets: realtime.size,
    settings: house.settings,
    latency: latency.get(),
    faults: faults.list(),
    unmetFaults: faults.unmet(),
    faultFates: faults.fates(),
    ...(worlds && { worlds: worlds() }),
    players: house.db.accounts.all().map(({ accountId, username }) => ({
      id: accountId,
      username,
      balanceNaira: balanceOf(house, accountId) / 100,
    })),
    commands: Object.keys(commands),
    scenarios: Object.fromEntries(
      Object.entries(scenarios).map(([name, { about }]) => [name, about]),
    ),
  };
}
