import * as z from 'zod/mini';
import { endSessionsOf } from '../domain/account/accounts.ts';
import { Refusal } from '../domain/refusal.ts';
import type { CommandDesk, EveryCommand } from './commandDesk.ts';
import { NAMED_LATENCIES } from './latency.ts';
import { who } from './who.ts';

/** The commands that disturb the connection between app and server. */
export function networkCommands({
  desk,
  realtime,
  status,
}: CommandDesk): Pick<EveryCommand, 'latency' | 'fault' | 'push' | 'kick' | 'journal'> {
  const { house, faults, latency, journal } = desk;
  return {
    latency(input) {
      const profile = 'name' in input ? NAMED_LATENCIES[input.name] : input;
      if (!profile) throw new Refusal('unknown-latency', 'Known are: none, 4g, 3g, 2g');
      latency.set(profile);
      return status();
    },
    fault(input) {
      if ('clear' in input) faults.clear(input.clear === true ? undefined : input.clear);
      else faults.add(input);
      if (faults.isServerDown()) realtime.dropAll();
      return status();
    },
    push({ event, payload, to }) {
      const pushed = { name: event, payload: z.unknown() };
      realtime.push(to === undefined ? 'everyone' : who(house, to).accountId, pushed, payload);
      return status();
    },
    kick({ who: name, endSession }) {
      const accountId = name === undefined ? undefined : who(house, name).accountId;
      const accounts = accountId === undefined ? house.db.accounts.all() : [{ accountId }];
      if (endSession) for (const account of accounts) endSessionsOf(house, account.accountId);
      realtime.kick(accountId);
      return status();
    },
    journal: ({ since }) => journal.since(since),
  };
}
