import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST';

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method;
  /** Below the API base; `:name` is filled from the input of the same name. */
  path: string;
  /** `player`: a token is needed, and without one the answer is 401 with `error: true`. */
  access: 'anyone' | 'player';
  input: Input;
  output: Output;
  /** The body goes as form data: the input may hold files. `either`: only when it holds one. */
  multipart?: true | 'either';
  /** Moves money or records a visit: carries an `Idempotency-Key`, so a repeat has one effect. */
  once?: true;
  /** The specification shows no method; the mock also answers this one. */
  tolerates?: Method;
  /** What we added to the specification: the whole call, or only the shape of what it carries. */
  ours?: 'call' | 'payload';
}

/** What the app hands over: money in kobo, odds in hundredths. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;

/** What the app receives: money in kobo, odds in hundredths. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/**
 * One call that app and server agree on. The app encodes `input` and decodes `output`; the mock
 * backend does the reverse with the same schemas, so that drift fails a test and not a player.
 */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}
