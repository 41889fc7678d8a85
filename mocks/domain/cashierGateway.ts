import type { TransactionKind } from '../../src/contract/gateways.ts';
import { commission } from '../../src/domain/commission.ts';
import { formatNaira } from '../../src/domain/money.ts';
import { type CashierGateway, GATEWAYS } from './gateways.ts';
import { Refusal } from './refusal.ts';

export function gatewayBy(code: string, kind?: TransactionKind): CashierGateway {
  const found = GATEWAYS.find(({ shown }) => shown.code === code && (!kind || shown.kind === kind));
  if (!found) throw new Refusal('unknown-gateway', 'This method is not known', { status: 404 });
  return found;
}

/** Refuses an amount outside the gateway's limits, and everything while it is down. */
export function checkAmount({ shown }: CashierGateway, amountKobo: number): void {
  const { min, max, status, statusText } = shown;
  if (status === 'down') {
    throw new Refusal('gateway-down', statusText ?? 'Not available now', { status: 422 });
  }
  const message =
    amountKobo < min
      ? `The smallest amount is ${formatNaira(min)}`
      : amountKobo > max
        ? `The largest amount is ${formatNaira(max)}`
        : undefined;
  if (message)
    throw new Refusal('bad-amount', message, { status: 422, fields: { amount: message } });
}

/** The gateway's fee on an amount: a percentage as commission is taken, and a fixed part. */
export function feeOf({ shown }: CashierGateway, amountKobo: number): number {
  return commission(amountKobo, Math.round(shown.feePercent * 100)) + shown.feeFixed;
}
