import type { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Rules } from './call.ts';

/** What every call of the contract does; a call without rules does not compile. */
export type EveryRule = {
  [Name in keyof typeof everyEndpoint]: Rules<(typeof everyEndpoint)[Name]>;
};

export type SomeRules = Partial<EveryRule>;
