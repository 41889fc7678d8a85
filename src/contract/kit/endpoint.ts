import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST';

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Once extends true | undefined = true | undefined,
> {
  method: Method;
  /** Relative to the API base; `:name` is filled from the input of the same name. */
  path: string;
  /** `player` needs a token; without one the answer is 401 with `error: true`. */
  access: 'anyone' | 'player';
  input: Input;
  output: Output;
  /** Sends the body as form data, because the input may hold files. `either`: only when it does hold one. */
  multipart?: true | 'either';
  /** Moves money or records a visit: carries an `Idempotency-Key`, so that a repeat has no second effect. */
  once?: Once;
  /** Another method that the mock accepts, because the specification shows none. */
  tolerates?: Method;
  /** What we added to the specification: the whole call, or only the shape of its payload. */
  ours?: 'call' | 'payload';
}

/** What the app passes in: money in kobo, odds in hundredths. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;

/** What the app gets back: money in kobo, odds in hundredths. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/**
 * One call of the API. The app encodes `input` and decodes `output`; the mock backend does the reverse with
 * the same schemas, so tests notice when the two drift apart.
 */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Once extends true | undefined = undefined,
>(definition: Endpoint<Input, Output, Once>): Endpoint<Input, Output, Once> {
  return definition;
}
