import * as auth from './account/auth.ts';
import * as bets from './betting/bets.ts';
import * as couponBets from './betting/couponBets.ts';
import * as stopLosses from './betting/stopLosses.ts';
import * as stream from './betting/stream.ts';
import * as wallet from './cashier/wallet.ts';
import type { AskedEvent, PushedEvent } from './kit/event.ts';
import { every, hasFields } from './kit/every.ts';
import * as notice from './notice.ts';

const modules = { ...auth, ...bets, ...couponBets, ...notice, ...stopLosses, ...stream, ...wallet };

const isAsked = (value: unknown): value is AskedEvent =>
  hasFields(value, 'name', 'payload', 'reply');

const isPushed = (value: unknown): value is PushedEvent =>
  hasFields(value, 'name', 'payload') && !hasFields(value, 'reply');

/** Every message that the app sends and expects a reply to, by its name. For the mock backend and tests. */
export const everyAsked = every(modules, isAsked);

/** Every message that the server pushes, by its name. For the mock backend and tests. */
export const everyPushed = every(modules, isPushed);
