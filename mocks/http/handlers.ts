import type { RequestHandler } from 'msw';
import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import { accountRules } from './accountRules.ts';
import { authRules } from './authRules.ts';
import { betRules } from './betRules.ts';
import { catalogueRules } from './catalogueRules.ts';
import type { Desk } from './desk.ts';
import type { EveryRule } from './everyRule.ts';
import { missing, route } from './route.ts';
import { visitRules } from './visitRules.ts';

const rules: EveryRule = {
  ...authRules,
  ...accountRules,
  ...catalogueRules,
  ...betRules,
  ...visitRules,
};

/** MSW handlers of the whole contract. */
export function createHandlers(desk: Desk): RequestHandler[] {
  const names = Object.keys(everyEndpoint) as (keyof EveryRule)[];
  const mount = <Name extends keyof EveryRule>(name: Name) =>
    route<(typeof everyEndpoint)[Name]>(desk, everyEndpoint[name], rules[name]);
  return [...names.flatMap((name) => mount(name)), missing()];
}
