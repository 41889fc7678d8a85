import * as account from './account/account.ts';
import * as auth from './account/auth.ts';
import * as devices from './account/devices.ts';
import * as kyc from './account/kyc.ts';
import * as passkeys from './account/passkeys.ts';
import * as push from './account/push.ts';
import * as receipts from './account/receipts.ts';
import * as recovery from './account/recovery.ts';
import * as referral from './account/referral.ts';
import * as registration from './account/registration.ts';
import * as saferPlay from './account/saferPlay.ts';
import * as app from './app.ts';
import * as bets from './betting/bets.ts';
import * as bookingCodes from './betting/bookingCodes.ts';
import * as catalogue from './betting/catalogue.ts';
import * as combination from './betting/combination.ts';
import * as coupon from './betting/coupon.ts';
import * as couponBets from './betting/couponBets.ts';
import * as couponEdits from './betting/couponEdits.ts';
import * as jackpot from './betting/jackpot.ts';
import * as marketHistory from './betting/marketHistory.ts';
import * as orders from './betting/orders.ts';
import * as scorecard from './betting/scorecard.ts';
import * as statistics from './betting/statistics.ts';
import * as stopLosses from './betting/stopLosses.ts';
import * as bank from './cashier/bank.ts';
import * as bonus from './cashier/bonus.ts';
import * as deposits from './cashier/deposits.ts';
import * as gateways from './cashier/gateways.ts';
import * as luckyDraw from './cashier/luckyDraw.ts';
import * as statement from './cashier/statement.ts';
import * as wallet from './cashier/wallet.ts';
import * as withdrawals from './cashier/withdrawals.ts';
import * as casino from './casino/casino.ts';
import * as providerLaunch from './casino/providerLaunch.ts';
import * as tables from './casino/tables.ts';
import * as virtuals from './casino/virtuals.ts';
import * as content from './content.ts';
import * as external from './external.ts';
import * as fieldReport from './fieldReport.ts';
import type { Endpoint } from './kit/endpoint.ts';
import { every, hasFields } from './kit/every.ts';
import * as support from './support.ts';
import * as visit from './visit.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  hasFields(value, 'method', 'path', 'input', 'output');

const isExternal = (value: unknown): value is external.ExternalCall =>
  hasFields(value, 'service', 'path', 'input', 'output');

/**
 * Every endpoint by its name, collected from the modules that define them. For the mock backend and tests;
 * the app imports single endpoints.
 */
export const everyEndpoint = every(
  {
    ...account,
    ...app,
    ...auth,
    ...bank,
    ...bets,
    ...bonus,
    ...bookingCodes,
    ...casino,
    ...catalogue,
    ...content,
    ...combination,
    ...coupon,
    ...couponBets,
    ...couponEdits,
    ...deposits,
    ...devices,
    ...gateways,
    ...kyc,
    ...passkeys,
    ...push,
    ...receipts,
    ...luckyDraw,
    ...providerLaunch,
    ...orders,
    ...stopLosses,
    ...recovery,
    ...referral,
    ...registration,
    ...saferPlay,
    ...marketHistory,
    ...scorecard,
    ...statistics,
    ...statement,
    ...support,
    ...tables,
    ...jackpot,
    ...virtuals,
    ...fieldReport,
    ...visit,
    ...wallet,
    ...withdrawals,
  },
  isEndpoint,
);

/** Every call to an external service. */
export const everyExternal = every(external, isExternal);
