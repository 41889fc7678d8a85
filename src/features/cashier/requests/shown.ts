import type { Snapshot } from 'valtio';
import type { Deposit } from '../../../contract/cashier/deposits.ts';
import type { Withdrawal } from '../../../contract/cashier/withdrawals.ts';
import type { GatewayDetail } from '../cashier.ts';

// As the stores give them to a view: read-only to the last list.
export type ShownDeposit = Snapshot<Deposit>;
export type ShownWithdrawal = Snapshot<Withdrawal>;
/** With when this phone was told. */
export type ShownGateway = Snapshot<GatewayDetail> & { savedAt: number };
