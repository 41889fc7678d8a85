import * as z from 'zod/mini';

/** Who made a call, as it came over the network. */
const Caller = z.strictObject({
  token: z.string(),
  key: z.string(),
  agent: z.string(),
  address: z.string(),
  origin: z.string(),
});
export type Caller = z.output<typeof Caller>;

const at = z.int();
const CallInput = z.strictObject({
  at,
  /** The name of the call in the contract. */
  call: z.string(),
  sent: z.record(z.string(), z.unknown()),
  by: Caller,
});
/** A fault may have been used up: by a call, an event or a connection. */
const FaultInput = z.strictObject({
  at,
  took: z.string(),
  /** Whose it was and with what, if a fault asked for that. */
  of: z.optional(
    z.strictObject({
      who: z.array(z.string()),
      sent: z.record(z.string(), z.unknown()),
      headers: z.optional(z.record(z.string(), z.string())),
    }),
  ),
  /** The patches that fitted what was answered; of an answer that is only changed. */
  patched: z.optional(z.array(z.string())),
});
const CommandInput = z.strictObject({ at, command: z.string(), input: z.unknown() });

/** Something from outside that a world has heard, at the world's own time. */
const Input = z.union([CallInput, FaultInput, CommandInput]);
export type Input = z.output<typeof Input>;

/** How the world began: anew from its seed, or from a snapshot, which is too long for a link. */
const Beginning = z.union([
  z.strictObject({
    seed: z.string(),
    startAt: z.int(),
    scenario: z.optional(z.string()),
  }),
  z.strictObject({ snapshot: z.unknown() }),
]);
export type Beginning = z.output<typeof Beginning>;

/** A world's beginning and all that it has heard since. The rest follows from these. */
export const Recording = z.strictObject({ begun: Beginning, inputs: z.array(Input) });
export type Recording = z.output<typeof Recording>;

/** What leads to the same world on another machine. */
export const Tape = z.extend(Recording, {
  /** Where the clock stood. */
  until: z.int(),
  /** The clock's speed while it runs. */
  runningScale: z.number(),
  /** Of the whole world, to compare. */
  hash: z.string(),
});
export type Tape = z.output<typeof Tape>;

export interface Recorder {
  begin(recording: Recording): void;
  /** Begins with a snapshot, taken before the next input. For a world that came about in another way. */
  restart(): void;
  /** Call it before the input takes effect. */
  write(input: Input): void;
  recorded(): Recording;
}

const lengthOf = (input: Input) => JSON.stringify(input).length;

/** Above these a tape begins anew, with a snapshot: inputs, and characters of what was sent. */
const MOST_INPUTS = 5000;
const MOST_TEXT = 2_000_000;

export function createRecorder(snapshot: () => unknown): Recorder {
  let begun: Beginning | undefined;
  let inputs: Input[] = [];
  let text = 0;
  const restart = () => {
    begun = undefined;
    inputs = [];
    text = 0;
  };
  const beginning = () => {
    begun ??= { snapshot: snapshot() };
    return begun;
  };
  return {
    begin(recording) {
      begun = recording.begun;
      inputs = [...recording.inputs];
      text = inputs.reduce((sum, input) => sum + lengthOf(input), 0);
    },
    restart,
    write(input) {
      const length = lengthOf(input);
      if (inputs.length >= MOST_INPUTS || text + length > MOST_TEXT) restart();
      beginning();
      inputs.push(input);
      text += length;
    },
    recorded: () => ({ begun: beginning(), inputs: [...inputs] }),
  };
}
