import { call } from '../../../api/call.ts';
import { uploadRequest } from '../../../api/uploadRequest.ts';
import {
  createDynamicWithdrawal,
  createWithdrawal,
  listWithdrawals,
  type Withdrawal,
} from '../../../contract/cashier/withdrawals.ts';
import * as texts from '../../../messages/english/withdraw/withdrawLost.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import { refreshBalance } from '../../../state/money/balance.ts';
import { createMoneyRequest, type Upload } from '../../../state/money/moneyRequest.ts';
import { withdrawals } from '../cashier.ts';
import {
  type AnsweredRequest,
  tellCreated,
  withServerMessage,
} from '../requests/answeredRequest.ts';

/** The withdrawal being made; one at a time, whichever gateway. */
export const withdrawalRequest = createMoneyRequest<AnsweredRequest<Withdrawal>>({
  name: 'withdrawal',
  async find(clientKey) {
    const answer = await call(listWithdrawals, { clientKey }, { quiet: true, isWhole: true });
    return answer.withdrawals.find((withdrawal) => withdrawal.clientKey === clientKey);
  },
  landed(withdrawal) {
    tellCreated(withdrawal);
    void askAnew(withdrawals);
    void refreshBalance();
  },
  notArrived: texts.notArrived,
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

/** Requests a withdrawal to a saved account, or by the gateway's own fields. */
export async function sendWithdrawal(
  { savedAccountId, ...form }: WithdrawalForm,
  idempotencyKey: string,
  { onProgress, signal }: Upload,
): Promise<AnsweredRequest<Withdrawal>> {
  const options = { idempotencyKey, quiet: true };
  const { withdrawal, message } =
    savedAccountId === undefined
      ? await call(createDynamicWithdrawal, form, {
          ...options,
          // On a slow link a picture takes minutes, longer than the usual limit allows.
          ...(form.proof && { signal, send: uploadRequest(onProgress) }),
        })
      : await call(createWithdrawal, { ...form, savedAccountId }, options);
  return withServerMessage(withdrawal, message);
}
