import * as account from './account.ts';
import * as app from './app.ts';
import * as auth from './auth.ts';
import * as bank from './bank.ts';
import * as bets from './bets.ts';
import * as bonus from './bonus.ts';
import * as casino from './casino.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as coupon from './coupon.ts';
import * as couponBets from './couponBets.ts';
import * as deposits from './deposits.ts';
import * as devices from './devices.ts';
import type { Endpoint } from './endpoint.ts';
import { every, hasFields } from './every.ts';
import * as external from './external.ts';
import * as gateways from './gateways.ts';
import * as kyc from './kyc.ts';
import * as recovery from './recovery.ts';
import * as referral from './referral.ts';
import * as registration from './registration.ts';
import * as saferPlay from './saferPlay.ts';
import * as scorecard from './scorecard.ts';
import * as statement from './statement.ts';
import * as support from './support.ts';
import * as tables from './tables.ts';
import * as visit from './visit.ts';
import * as wallet from './wallet.ts';
import * as withdrawals from './withdrawals.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  hasFields(value, 'method', 'path', 'input', 'output');

const isExternal = (value: unknown): value is external.ExternalCall =>
  hasFields(value, 'service', 'path', 'input', 'output');

/**
 * Every call by its name, from the modules that define them. For the mock backend and tests: the app
 * imports single endpoints.
 */
export const everyEndpoint = every(
  {
    ...account,
    ...app,
    ...auth,
    ...bank,
    ...bets,
    ...bonus,
    ...casino,
    ...catalogue,
    ...content,
    ...coupon,
    ...couponBets,
    ...deposits,
    ...devices,
    ...gateways,
    ...kyc,
    ...recovery,
    ...referral,
    ...registration,
    ...saferPlay,
    ...scorecard,
    ...statement,
    ...support,
    ...tables,
    ...visit,
    ...wallet,
    ...withdrawals,
  },
  isEndpoint,
);

/** Every call to a service of somebody else. */
export const everyExternal = every(external, isExternal);
