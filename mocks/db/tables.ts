import { accounts, sessions } from './rows/accountRow.ts';
import { bets } from './rows/betRow.ts';
import { ledger } from './rows/ledgerRow.ts';
import { overrides } from './rows/overrideRow.ts';
import { replies } from './rows/replyRow.ts';
import { visits } from './rows/visitRow.ts';

/** Every table of the backend. */
export const tables = { accounts, sessions, ledger, bets, overrides, replies, visits };
