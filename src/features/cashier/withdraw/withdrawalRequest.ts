import { call } from '../../../api/call.ts';
import { uploadRequest } from '../../../api/uploadRequest.ts';
import {
  createDynamicWithdrawal,
  createWithdrawal,
  listWithdrawals,
  type Withdrawal,
} from '../../../contract/cashier/withdrawals.ts';
import { refreshBalance } from '../../../state/money/balance.ts';
import { createMoneyRequest, type Upload } from '../../../state/money/moneyRequest.ts';
import { withdrawals } from '../cashier.ts';
import { type Made, made, tellCreated } from '../requests/made.ts';

/** The withdrawal that is being asked for: one at a time, whatever its gateway. */
export const withdrawalRequest = createMoneyRequest<Made<Withdrawal>>({
  name: 'withdrawal',
  async find(clientKey) {
    const answer = await call(listWithdrawals, { clientKey }, { quiet: true });
    return answer.withdrawals.find((withdrawal) => withdrawal.clientKey === clientKey);
  },
  landed(withdrawal) {
    tellCreated(withdrawal);
    void withdrawals.refresh();
    void refreshBalance();
  },
  notArrived:
    'Your request did not reach us. Your money has not left your wallet; you can send it again.',
});

interface WithdrawalForm {
  gateway: string;
  amount: number;
  savedAccountId?: string;
  phone?: string;
  address?: string;
  otp?: string;
  /** A document that the gateway asks for. */
  proof?: File;
}

/** To a saved account, or to what the gateway's own fields say. */
export async function sendWithdrawal(
  { savedAccountId, ...form }: WithdrawalForm,
  idempotencyKey: string,
  { onProgress, signal }: Upload,
): Promise<Made<Withdrawal>> {
  const options = { idempotencyKey, quiet: true };
  const { withdrawal, message } =
    savedAccountId === undefined
      ? await call(createDynamicWithdrawal, form, {
          ...options,
          // A picture may take minutes on a slow link: the limit of other calls would cut it off.
          ...(form.proof && { signal, send: uploadRequest(onProgress) }),
        })
      : await call(createWithdrawal, { ...form, savedAccountId }, options);
  return made(withdrawal, message);
}
