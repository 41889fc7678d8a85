import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { CommandName } from '../control/commands.ts';
import { goForward } from '../domain/agenda.ts';
import { Refusal } from '../domain/refusal.ts';
import { faultName } from '../engine/control/faultLimits.ts';
import type { Context } from '../http/context.ts';
import { rules } from '../http/handlers.ts';
import { performRead } from '../http/perform.ts';
import { sentAgain } from './filesOnTape.ts';
import type { Input, Tape } from './tape.ts';

/** Lets a world that nobody sees hear again what another one heard, each at its own instant. */
export function* replay(
  draft: Context,
  { inputs, until }: Pick<Tape, 'inputs' | 'until'>,
  command: (name: CommandName, input: unknown) => void,
): Generator<void, void> {
  for (const input of inputs) {
    yield* goForward(draft.operator, input.at);
    if ('call' in input) callAgain(draft, input);
    else if ('took' in input) takeAgain(draft, input);
    else command(input.command as CommandName, input.input);
    yield;
  }
  yield* goForward(draft.operator, until);
}

function takeAgain(
  { faults }: Context,
  { took, of, patched }: Extract<Input, { took: string }>,
): void {
  if (!patched) faults.take(took, of);
  else faults.takePatch(took, (fault) => (patched.includes(faultName(fault)) ? undefined : ''), of);
}

function callAgain(context: Context, { call, sent, by }: Extract<Input, { call: string }>): void {
  if (!Object.hasOwn(rules, call)) throw new Refusal('invalid', `There is no call ${call}`);
  const name = call as keyof typeof rules;
  // What was refused then is refused again.
  performRead(
    { context, endpoint: everyEndpoint[name], rules: rules[name] as never, noted: {} },
    sentAgain(sent),
    by,
  );
}
