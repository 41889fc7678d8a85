import type { HttpHandler, RequestHandler } from 'msw';
import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint } from '../../src/contract/kit/endpoint.ts';
import type { Address } from '../engine/http/api.ts';
import { missing } from '../engine/http/missing.ts';
import { route } from '../engine/http/route.ts';
import type { Rules } from './call.ts';
import type { Context } from './context.ts';
import type { EveryRule } from './everyRule.ts';
import { perform } from './perform.ts';
import { accountRules } from './rules/accountRules.ts';
import { authRules } from './rules/authRules.ts';
import { betRules } from './rules/betRules.ts';
import { bonusRules } from './rules/bonusRules.ts';
import { cashierRules } from './rules/cashierRules.ts';
import { casinoRules } from './rules/casinoRules.ts';
import { catalogueRules } from './rules/catalogueRules.ts';
import { contentRules } from './rules/contentRules.ts';
import { couponRules } from './rules/couponRules.ts';
import { depositRules } from './rules/depositRules.ts';
import { drawRules } from './rules/drawRules.ts';
import { jackpotRules } from './rules/jackpotRules.ts';
import { kycRules } from './rules/kycRules.ts';
import { passkeyRules } from './rules/passkeyRules.ts';
import { providerRules } from './rules/providerRules.ts';
import { pushRules } from './rules/pushRules.ts';
import { receiptRules } from './rules/receiptRules.ts';
import { referralRules } from './rules/referralRules.ts';
import { registrationRules } from './rules/registrationRules.ts';
import { saferPlayRules } from './rules/saferPlayRules.ts';
import { supportRules } from './rules/supportRules.ts';
import { tableRules } from './rules/tableRules.ts';
import { visitRules } from './rules/visitRules.ts';
import { withdrawalRules } from './rules/withdrawalRules.ts';

/** What each call of the contract does. */
export const rules: EveryRule = {
  ...authRules,
  ...registrationRules,
  ...accountRules,
  ...passkeyRules,
  ...pushRules,
  ...receiptRules,
  ...contentRules,
  ...catalogueRules,
  ...betRules,
  ...couponRules,
  ...cashierRules,
  ...depositRules,
  ...withdrawalRules,
  ...kycRules,
  ...bonusRules,
  ...drawRules,
  ...referralRules,
  ...casinoRules,
  ...providerRules,
  ...tableRules,
  ...jackpotRules,
  ...saferPlayRules,
  ...supportRules,
  ...visitRules,
};

/** MSW handlers of the whole contract. */
export function createHandlers(
  context: Context,
  unknown: Address['unknown'] = 'refuse',
): RequestHandler[] {
  const names = Object.keys(everyEndpoint) as (keyof EveryRule)[];
  const mount = <Name extends keyof EveryRule>(name: Name) =>
    mounted<(typeof everyEndpoint)[Name]>(context, everyEndpoint[name], rules[name]);
  return withoutStacks(() => [
    ...names.flatMap((name) => mount(name)),
    ...(unknown === 'refuse' ? [missing(context, Object.values(everyEndpoint))] : []),
  ]);
}

/**
 * MSW notes where each handler was made, by the stack of an error. Nobody asks for it, and with source maps it
 * takes longer than all the rest of a test's backend.
 */
function withoutStacks<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * An endpoint with its rules: fault, latency, authentication, parsing, rules, a check of our own answer against
 * the contract, journal.
 */
function mounted<E extends Endpoint>(
  context: Context,
  endpoint: E,
  rules: Rules<E>,
): HttpHandler[] {
  return route(context, endpoint, (request, params, noted) =>
    perform({ context, endpoint, rules, noted }, request, params),
  );
}
