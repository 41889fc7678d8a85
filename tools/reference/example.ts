import type { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint, InputOf } from '../../src/contract/kit/endpoint.ts';
import type { Given } from './given.ts';

/** An example call: who makes it, its input, and what must happen first. */
interface Example<E extends Endpoint> {
  as: 'guest' | 'adaeze' | 'emeka';
  input(given: Given): InputOf<E> | Promise<InputOf<E>>;
}

/** An example of each call. */
export type Examples = {
  [Name in keyof typeof everyEndpoint]: Example<(typeof everyEndpoint)[Name]>;
};

export const nothing = () => ({});
export const asAdaeze = { as: 'adaeze' as const, input: nothing };
