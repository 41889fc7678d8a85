import { call } from '../../../api/call.ts';
import { uploadRequest } from '../../../api/uploadRequest.ts';
import {
  createDeposit,
  createFastDeposit,
  type Deposit,
  listDeposits,
} from '../../../contract/deposits.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import type { Gateway } from '../../../contract/gateways.ts';
import { notify } from '../../../state/device/notices.ts';
import {
  createMoneyRequest,
  type MoneyRequest,
  type Upload,
} from '../../../state/money/moneyRequest.ts';
import { deposits } from '../cashier.ts';

const requests = new Map<string, MoneyRequest<Deposit>>();

/** The deposit that is being made by one gateway. */
export function depositRequest(gateway: string): MoneyRequest<Deposit> {
  const known = requests.get(gateway);
  if (known) return known;
  const request = createMoneyRequest<Deposit>({
    name: `deposit-${gateway}`,
    async find(clientKey) {
      const answer = await call(listDeposits, { clientKey }, { quiet: true });
      return answer.deposits.find((deposit) => deposit.clientKey === clientKey);
    },
    landed() {
      notify('success', 'Request created');
      void deposits.refresh();
    },
    notArrived:
      'Your request did not reach us. Nothing was credited and nothing was taken; you can send it again.',
  });
  requests.set(gateway, request);
  return request;
}

/** Announces a payment; what is paid by card is paid on the page of its provider. */
export async function sendDeposit(
  { paymentId }: Gateway,
  input: InputOf<typeof createDeposit>,
  idempotencyKey: string,
  { onProgress, signal }: Upload,
): Promise<Deposit> {
  const { gateway, amount, proof } = input;
  const options = {
    idempotencyKey,
    quiet: true,
    // On a slow link a receipt takes minutes.
    ...(proof && { signal, send: uploadRequest(onProgress) }),
  };
  const { deposit } =
    paymentId === 'card'
      ? await call(createFastDeposit, { gateway, amount }, options)
      : await call(createDeposit, input, options);
  return deposit;
}
