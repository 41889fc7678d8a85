import * as z from 'zod/mini';
import type { ClockOptions } from '../clock.ts';
import { createDatabase } from '../db/database.ts';
import type { OtpRow } from '../db/rows/otpRow.ts';
import { seed as seedWorld } from '../db/seed/seed.ts';
import { endSessionsOf } from '../domain/accounts.ts';
import { Refusal } from '../domain/refusal.ts';
import { defaultSettings } from '../domain/settings.ts';
import { settleMarket } from '../domain/settleMarket.ts';
import type { Desk } from '../http/desk.ts';
import { createRandom } from '../random.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { textKey } from '../world/hash.ts';
import { adjustBy } from './adjust.ts';
import { type CommandInput, type CommandName, commands } from './commands.ts';
import { decide, type Waiting, waiting } from './decisions.ts';
import { instantMs, spanMs } from './instant.ts';
import type { JournalEntry } from './journal.ts';
import { NAMED_LATENCIES } from './latency.ts';
import { override } from './override.ts';
import { scenarios } from './scenarios.ts';
import { type BackendState, enterWorld, loadState, saveState } from './state.ts';
import { type Status, statusOf } from './status.ts';
import { who } from './who.ts';

export type CommandResult<Name extends CommandName> = Name extends 'snapshot'
  ? BackendState
  : Name extends 'journal'
    ? JournalEntry[]
    : Name extends 'otp'
      ? OtpRow[]
      : Name extends 'queue'
        ? Waiting[]
        : Status;

type Perform = {
  [Name in CommandName]: (input: z.output<(typeof commands)[Name]>) => CommandResult<Name>;
};

export interface Control {
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>): CommandResult<Name>;
  /** For doors that take text from outside: refuses what the command does not take. */
  runParsed(name: string, input: unknown): unknown;
  status(): Status;
}

export function createControl(desk: Desk, realtime: Realtime, startClock?: ClockOptions): Control {
  const { house, faults, latency, journal } = desk;
  const status = () => statusOf(desk, realtime);

  /** After a command everything that is due happens, and every watcher hears of it. */
  const caughtUp = () => {
    desk.catchUp();
    realtime.stream.step('full', true);
    realtime.stream.step('lite', true);
    return status();
  };
  const arrange = (names: string) => {
    for (const name of names.split(',').map((part) => part.trim())) {
      const scenario = scenarios[name];
      if (!scenario) throw new Refusal('unknown-scenario', `There is no scenario ${name}`);
      scenario.arrange(desk);
      if (scenario.breaksLinks) realtime.dropAll();
    }
  };

  const perform: Perform = {
    reset({ seed = house.seed, scenario, startAt, scale }) {
      realtime.dropAll();
      house.clock.restart({
        startAt: startAt === undefined ? startClock?.startAt : instantMs(startAt),
        scale: scale ?? startClock?.scale,
      });
      enterWorld(desk, seed);
      house.random = createRandom(textKey(seed));
      house.settings = defaultSettings();
      house.db = createDatabase();
      faults.clear();
      latency.set({ ms: 0, jitterMs: 0 });
      seedWorld(house);
      journal.clear();
      if (scenario) arrange(scenario);
      return caughtUp();
    },
    scenario({ name }) {
      arrange(name);
      return caughtUp();
    },
    snapshot: () => saveState(desk),
    restore({ snapshot }) {
      loadState(desk, snapshot);
      return caughtUp();
    },
    clock({ advance, to, freeze, scale }) {
      const { clock } = house;
      if (advance !== undefined) clock.advance(spanMs(advance));
      if (to !== undefined) clock.advance(instantMs(to) - clock.now());
      if (freeze !== undefined) clock.setScale(freeze ? 0 : 1);
      if (scale !== undefined) clock.setScale(scale);
      return caughtUp();
    },
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
      const name = { name: event, payload: z.unknown() };
      realtime.push(to === undefined ? 'everyone' : who(house, to).accountId, name, payload);
      return status();
    },
    kick({ who: name, endSession }) {
      const accountId = name === undefined ? undefined : who(house, name).accountId;
      const accounts = accountId === undefined ? house.db.accounts.all() : [{ accountId }];
      if (endSession) for (const account of accounts) endSessionsOf(house, account.accountId);
      realtime.kick(accountId);
      return status();
    },
    market({ marketId, status: marketStatus }) {
      override(house, marketId, { status: marketStatus });
      return caughtUp();
    },
    settle({ marketId, result }) {
      override(house, marketId, {
        status: result.kind === 'void' ? 'void' : 'settled',
        result,
      });
      settleMarket(house, marketId, result, house.clock.now());
      return caughtUp();
    },
    approve({ id }) {
      decide(house, id, null);
      return caughtUp();
    },
    decline({ id, reason }) {
      decide(house, id, reason);
      return caughtUp();
    },
    app({ hasDemoUsers, reviews, trading, ...app }) {
      if (hasDemoUsers !== undefined) house.settings.hasDemoUsers = hasDemoUsers;
      if (reviews !== undefined) house.settings.reviews = reviews;
      if (trading !== undefined) house.settings.trading = trading;
      Object.assign(house.settings.app, app);
      return caughtUp();
    },
    adjust({ who: name, naira }) {
      adjustBy(house, who(house, name).accountId, Math.round(naira * 100));
      return status();
    },
    otp: () => house.db.otps.all().reverse(),
    queue: () => waiting(house),
    journal: ({ since }) => journal.since(since),
  };

  return {
    status,
    run: (name, input) => perform[name](parse(name, input)),
    runParsed(name, input) {
      if (!Object.hasOwn(commands, name)) {
        throw new Refusal('unknown-command', `There is no command ${name}`, { status: 404 });
      }
      const command = name as CommandName;
      return perform[command](parse(command, input) as never);
    },
  };
}

function parse<Name extends CommandName>(name: Name, input: unknown) {
  const schema: z.ZodMiniType = commands[name];
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw new Refusal('invalid', z.prettifyError(parsed.error));
  return parsed.data as z.output<(typeof commands)[Name]>;
}
