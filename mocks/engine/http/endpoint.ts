import type * as z from 'zod/mini';

type Method = 'GET' | 'POST';

/** What an endpoint of a contract tells about mounting it. */
export interface Mountable {
  method: Method;
  /** Relative to the API base; `:name` is filled from the input of the same name. */
  path: string;
  /** Another method that is accepted too. */
  tolerates?: Method | undefined;
}

/** One call of an API. `input` and `output` translate between the wire and the code. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends Mountable {
  input: Input;
  output: Output;
}
