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
const FaultInput = z.strictObject({ at, took: z.string() });
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
  write(input: Input): void;
  /** Undefined once the world has heard too much to be kept. */
  recorded(): Recording | undefined;
}

const MOST_INPUTS = 5000;

export function createRecorder(): Recorder {
  let begun: Beginning | undefined;
  let inputs: Input[] = [];
  return {
    begin(recording) {
      begun = recording.begun;
      inputs = [...recording.inputs];
    },
    write(input) {
      if (!begun) return;
      inputs.push(input);
      if (inputs.length <= MOST_INPUTS) return;
      begun = undefined;
      inputs = [];
    },
    recorded: () => begun && { begun, inputs: [...inputs] },
  };
}
