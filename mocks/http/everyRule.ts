import type { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Rules } from './call.ts';

/** The rules of every endpoint; TypeScript reports a missing one. */
export type EveryRule = {
  [Name in keyof typeof everyEndpoint]: Rules<(typeof everyEndpoint)[Name]>;
};

export type SomeRules = Partial<EveryRule>;
