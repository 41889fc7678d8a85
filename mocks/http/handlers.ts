import type { RequestHandler } from 'msw';
import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import { accountRules } from './accountRules.ts';
import { authRules } from './authRules.ts';
import { betRules } from './betRules.ts';
import { bonusRules } from './bonusRules.ts';
import { cashierRules } from './cashierRules.ts';
import { casinoRules } from './casinoRules.ts';
import { catalogueRules } from './catalogueRules.ts';
import { contentRules } from './contentRules.ts';
import { couponRules } from './couponRules.ts';
import { depositRules } from './depositRules.ts';
import type { Desk } from './desk.ts';
import type { EveryRule } from './everyRule.ts';
import { kycRules } from './kycRules.ts';
import { referralRules } from './referralRules.ts';
import { registrationRules } from './registrationRules.ts';
import { missing, route } from './route.ts';
import { saferPlayRules } from './saferPlayRules.ts';
import { supportRules } from './supportRules.ts';
import { tableRules } from './tableRules.ts';
import { visitRules } from './visitRules.ts';
import { withdrawalRules } from './withdrawalRules.ts';

const rules: EveryRule = {
  ...authRules,
  ...registrationRules,
  ...accountRules,
  ...contentRules,
  ...catalogueRules,
  ...betRules,
  ...couponRules,
  ...cashierRules,
  ...depositRules,
  ...withdrawalRules,
  ...kycRules,
  ...bonusRules,
  ...referralRules,
  ...casinoRules,
  ...tableRules,
  ...saferPlayRules,
  ...supportRules,
  ...visitRules,
};

/** MSW handlers of the whole contract. */
export function createHandlers(desk: Desk): RequestHandler[] {
  const names = Object.keys(everyEndpoint) as (keyof EveryRule)[];
  const mount = <Name extends keyof EveryRule>(name: Name) =>
    route<(typeof everyEndpoint)[Name]>(desk, everyEndpoint[name], rules[name]);
  return [...names.flatMap((name) => mount(name)), missing()];
}
