import * as z from 'zod/mini';
import { endSessionsOf } from '../domain/account/accounts.ts';
import { Refusal } from '../domain/refusal.ts';
import { type LatencyProfile, NAMED_LATENCIES } from '../engine/control/latency.ts';
import { unknownName } from '../engine/control/nearest.ts';
import type { CommandContext, EveryCommand } from './commandContext.ts';
import { who } from './who.ts';

/** The commands that disturb the connection between app and server. */
export function networkCommands({
  context,
  realtime,
  status,
}: CommandContext): Pick<EveryCommand, 'latency' | 'fault' | 'push' | 'kick' | 'journal'> {
  const { operator, faults, latency, journal } = context;
  return {
    latency(input) {
      latency.set('name' in input ? named(input.name) : input);
      return status();
    },
    fault(input) {
      if ('clear' in input) faults.clear(input.clear === true ? undefined : input.clear);
      else if (input.who === undefined) faults.add(input);
      else faults.add({ ...input, who: who(operator, input.who).username });
      if (faults.isServerDown()) realtime.dropAll();
      return status();
    },
    push({ event, payload, to }) {
      const pushed = { name: event, payload: z.unknown() };
      realtime.push(to === undefined ? 'everyone' : who(operator, to).accountId, pushed, payload);
      return status();
    },
    kick({ who: name, endSession }) {
      const accountId = name === undefined ? undefined : who(operator, name).accountId;
      const accounts = accountId === undefined ? operator.db.accounts.all() : [{ accountId }];
      if (endSession) for (const account of accounts) endSessionsOf(operator, account.accountId);
      realtime.kick(accountId);
      return status();
    },
    journal: ({ since }) => journal.since(since),
  };
}

function named(name: string): LatencyProfile {
  const profile = NAMED_LATENCIES[name];
  if (profile) return profile;
  const message = unknownName('latency', name, Object.keys(NAMED_LATENCIES));
  throw new Refusal('unknown-latency', message);
}
