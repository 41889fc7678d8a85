import { call } from '../../../api/call.ts';
import { uploadRequest } from '../../../api/uploadRequest.ts';
import {
  createDeposit,
  createFastDeposit,
  type Deposit,
  listDeposits,
} from '../../../contract/cashier/deposits.ts';
import type { Gateway } from '../../../contract/cashier/gateways.ts';
import type { InputOf } from '../../../contract/kit/endpoint.ts';
import * as texts from '../../../messages/english/deposit.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import {
  createMoneyRequest,
  type MoneyRequest,
  type Upload,
} from '../../../state/money/moneyRequest.ts';
import { deposits } from '../cashier.ts';
import {
  type AnsweredRequest,
  tellCreated,
  withServerMessage,
} from '../requests/answeredRequest.ts';

const requests = new Map<string, MoneyRequest<AnsweredRequest<Deposit>>>();

/** The deposit being made by one gateway. */
export function depositRequest(gateway: string): MoneyRequest<AnsweredRequest<Deposit>> {
  const known = requests.get(gateway);
  if (known) return known;
  const request = createMoneyRequest<AnsweredRequest<Deposit>>({
    name: `deposit-${gateway}`,
    async find(clientKey) {
      const answer = await call(listDeposits, { clientKey }, { quiet: true, isWhole: true });
      return answer.deposits.find((deposit) => deposit.clientKey === clientKey);
    },
    landed(deposit) {
      tellCreated(deposit);
      void askAnew(deposits);
    },
    notArrived: texts.notArrived,
  });
  requests.set(gateway, request);
  return request;
}

/** Requests a deposit. A card deposit is then paid on the provider's page. */
export async function sendDeposit(
  { paymentId }: Gateway,
  input: InputOf<typeof createDeposit>,
  idempotencyKey: string,
  { onProgress, signal }: Upload,
): Promise<AnsweredRequest<Deposit>> {
  const { gateway, amount, proof } = input;
  const options = {
    idempotencyKey,
    quiet: true,
    // On a slow link a receipt takes minutes.
    ...(proof && { signal, send: uploadRequest(onProgress) }),
  };
  const { deposit, message } =
    paymentId === 'card'
      ? await call(createFastDeposit, { gateway, amount }, options)
      : await call(createDeposit, input, options);
  return withServerMessage(deposit, message);
}
