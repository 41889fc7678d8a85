import * as z from 'zod/mini';
import { balanceOf } from '../domain/money/ledger.ts';
import { Settings } from '../domain/settings.ts';
import { LatencyProfile } from '../engine/control/latency.ts';
import type { Context } from '../http/context.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { commands } from './commands.ts';
import { Fault } from './input/faultInput.ts';
import { scenarios } from './scenarios.ts';

/** A summary of a world, which most commands answer. */
export const Status = z.strictObject({
  /** The name of this world; the shared one has none. */
  world: z.string(),
  seed: z.string(),
  now: z.iso.datetime(),
  scale: z.number(),
  /** The target of a clock jump, while it runs. */
  jumpsTo: z.optional(z.iso.datetime()),
  /** Open connections of the socket. */
  sockets: z.int(),
  settings: Settings,
  latency: LatencyProfile,
  /** The faults that wait for a call or event. */
  faults: z.array(Fault),
  /** The worlds of this server, where it has several. */
  worlds: z.optional(
    z.strictObject({
      open: z.int(),
      /** Above this the world that was longest not used is dropped, unless somebody is connected to it. */
      most: z.int(),
      /** The worlds that are open; '' is the shared one. */
      names: z.array(z.string()),
      /** The world that is dropped next; none while all are in use. */
      next: z.optional(z.string()),
      /** The worlds dropped last. Whoever names one again gets a new one. */
      forgotten: z.array(z.string()),
    }),
  ),
  /** Patterns of faults that never matched since the world began: needless, or misspelt. */
  unmetFaults: z.array(z.string()),
  /** How often each pattern of a fault has hit, and what came nearest to one that never did. */
  faultFates: z.array(
    z.strictObject({ match: z.string(), hits: z.int(), nearMiss: z.optional(z.string()) }),
  ),
  players: z.array(z.strictObject({ id: z.int(), username: z.string(), balanceNaira: z.number() })),
});
export type Status = z.output<typeof Status>;

/** What `GET /api/__mock` answers: the summary, and what can be done. */
export const Overview = z.strictObject({
  ...Status.shape,
  commands: z.array(z.string()),
  /** What each scenario arranges, by its name. */
  scenarios: z.record(z.string(), z.string()),
});
export type Overview = z.output<typeof Overview>;

export function statusOf(
  { operator, latency, faults, worlds, name = '' }: Context,
  realtime: Realtime,
  jumpsTo?: number,
): Status {
  return {
    world: name,
    seed: operator.seed,
    now: new Date(operator.clock.now()).toISOString(),
    scale: operator.clock.state().scale,
    ...(jumpsTo !== undefined && { jumpsTo: new Date(jumpsTo).toISOString() }),
    sockets: realtime.size,
    settings: operator.settings,
    latency: latency.get(),
    faults: faults.list(),
    unmetFaults: faults.unmet(),
    faultFates: faults.fates(),
    ...(worlds && { worlds: worlds() }),
    players: operator.db.accounts.all().map(({ accountId, username }) => ({
      id: accountId,
      username,
      balanceNaira: balanceOf(operator, accountId) / 100,
    })),
  };
}

export function overviewOf(status: Status): Overview {
  const about = Object.entries(scenarios).map(([name, scenario]) => [name, scenario.about]);
  return { ...status, commands: Object.keys(commands), scenarios: Object.fromEntries(about) };
}
