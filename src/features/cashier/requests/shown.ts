import type { Snapshot } from 'valtio';
import type { Deposit } from '../../../contract/cashier/deposits.ts';
import type { Withdrawal } from '../../../contract/cashier/withdrawals.ts';
import type { GatewayDetail } from '../cashier.ts';

// The types as valtio snapshots give them to views: deeply readonly.
export type ShownDeposit = Snapshot<Deposit>;
export type ShownWithdrawal = Snapshot<Withdrawal>;
/** With the time when this phone received it. */
export type ShownGateway = Snapshot<GatewayDetail> & { savedAt: number };
