import * as z from 'zod/mini';
import { everyPushed } from '../../src/contract/everyEvent.ts';
import { help } from '../engine/control/help.ts';
import { LatencyProfile } from '../engine/control/latency.ts';
import { ClockInput, Scale, Start } from '../engine/control/timeInputs.ts';
import { Tape } from '../tape/tape.ts';
import { Fault } from './input/faultInput.ts';
import { operatorInputs, Who } from './input/operatorInputs.ts';
import { orderInputs } from './input/orderInputs.ts';
import { rowInputs } from './input/rowInputs.ts';
import { Match } from './input/subjects.ts';

/** The commands and their inputs, for every way in: HTTP, URL, page, panel and tests. */
export const commands = {
  reset: help(
    'Restarts the world: seeds it, then applies the scenarios, comma-separated.',
    z.strictObject({
      seed: help('Another seed is another world. Without it, that of now.', z.optional(z.string())),
      scenario: help('Names of scenarios, with commas between them.', z.optional(z.string())),
      startAt: help(
        'Where the clock starts: epoch milliseconds or ISO time; the present by default.',
        z.optional(Start),
      ),
      scale: help('How fast the clock runs; 0 freezes it.', z.optional(Scale)),
    }),
  ),
  scenario: help(
    'Applies one or more scenarios, comma-separated, to the world as it is.',
    z.strictObject({ name: help('Names of scenarios, with commas between them.', z.string()) }),
  ),
  snapshot: help('Returns the whole state, for `restore`.', z.strictObject({})),
  restore: help(
    'Begins from a snapshot, as `snapshot` answered it or in a field of that name.',
    z.union([
      z.strictObject({ snapshot: help('What `snapshot` answered.', z.unknown()) }),
      z.looseObject({ seed: z.unknown(), database: z.unknown() }),
    ]),
  ),
  tape: help(
    'Returns how this world began and what it has heard since: the same again elsewhere, for `replay`.',
    z.strictObject({}),
  ),
  replay: help(
    'Begins a world again from a tape, as `tape` answered it or in a field of that name, or from the `link` that `GET /api/__mock/link` made of one. The clock then stands still. Tells whether the world is the same.',
    z.union([
      z.strictObject({ tape: help('What `tape` answered.', Tape) }),
      z.strictObject({ link: help('The link that `GET /api/__mock/link` made.', z.string()) }),
      Tape,
    ]),
  ),
  clock: help('Moves the clock forward, freezes it, or changes its speed.', ClockInput),
  latency: help(
    'A profile, or the name of one: none, 4g, 3g, 2g.',
    z.union([
      LatencyProfile,
      z.strictObject({ name: help('`none`, `4g`, `3g` or `2g`.', z.string()) }),
    ]),
  ),
  fault: help(
    'Adds a fault, or clears those with one `match`, or all.',
    z.union([
      z.strictObject({
        clear: help(
          'True for all, or the match of some.',
          z.union([z.literal(true), Match], 'Clear true for all, or one match'),
        ),
      }),
      Fault,
    ]),
  ),
  push: help(
    'Sends any socket event of the contract, with an unchecked payload.',
    z.strictObject({
      event: help(
        'An event of the contract.',
        z.enum(Object.values(everyPushed).map(({ name }) => name)),
      ),
      payload: help('What is sent, unchecked.', z.unknown()),
      to: help('One player; without it, everybody.', z.optional(Who)),
    }),
  ),
  kick: help(
    'Closes connections. The app may connect again unless the session is ended too.',
    z.strictObject({
      who: help('One player; without it, everybody.', z.optional(Who)),
      endSession: help('Ends the sessions too.', z._default(z.boolean(), false)),
    }),
  ),
  ...orderInputs,
  ...operatorInputs,
  ...rowInputs,
  otp: help('Lists the codes sent, newest first.', z.strictObject({})),
  queue: help('Lists everything waiting for a decision.', z.strictObject({})),
  journal: help(
    'Lists the last 500 calls and events since a journal number; the first entry tells how many before are missing.',
    z.strictObject({
      since: help(
        'The number of the last entry that is known.',
        z._default(z.int().check(z.gte(0)), 0),
      ),
    }),
  ),
};

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]>;
