import type { Gateway, TransactionKind } from '../../../src/contract/cashier/gateways.ts';
import { gatewayFee, gatewayRefusal } from '../../../src/domain/account/gatewayTerms.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { type Outage, outageOf, overAbout } from '../operator/outages.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { type CashierGateway, GATEWAYS } from './gateways.ts';

const STATUS_TEXTS: Record<Gateway['status'], string | undefined> = {
  working: undefined,
  slow: 'Slow today: up to an hour',
  down: 'Not available now',
};

/** All gateways with their current state. */
export function gatewaysOf(operator: Operator): CashierGateway[] {
  return GATEWAYS.map((gateway) => {
    const { statusText: _, ...shown } = gateway.shown;
    const decided = operator.settings.gateways[shown.code];
    const outage = decided ? undefined : outageOf(operator, shown.code, operator.clock.now());
    const status = decided ?? outage?.status ?? shown.status;
    const statusText = outage ? outageText(outage) : STATUS_TEXTS[status];
    return { ...gateway, shown: { ...shown, status, ...(statusText && { statusText }) } };
  });
}

function outageText(outage: Outage): string {
  const over = `until about ${overAbout(outage)}`;
  return outage.status === 'down' ? `Not available ${over}` : `Slow ${over}: up to an hour`;
}

/** The gateway with this code; refuses an unknown one. */
export function gatewayBy(
  operator: Operator,
  code: string,
  kind?: TransactionKind,
): CashierGateway {
  const found = gatewaysOf(operator).find(
    ({ shown }) => shown.code === code && (!kind || shown.kind === kind),
  );
  if (!found) throw new Refusal('unknown-gateway', 'Payment method not found', { status: 404 });
  return found;
}

/** Whether a gateway is paid on its provider's page. */
export function isFast(code: string): boolean {
  return GATEWAYS.some((gateway) => gateway.shown.code === code && gateway.isFast);
}

/** Refuses an amount outside the gateway's limits, and any amount while it is down. */
export function checkAmount({ shown }: CashierGateway, amountKobo: number): void {
  const { min, max, status, statusText } = shown;
  if (status === 'down') {
    throw new Refusal('gateway-down', statusText ?? 'Not available now', { status: 422 });
  }
  const refusal = gatewayRefusal(amountKobo, shown);
  if (!refusal) return;
  const message =
    refusal === 'below-min'
      ? `The smallest amount is ${formatNaira(min)}`
      : `The largest amount is ${formatNaira(max)}`;
  throw new Refusal('bad-amount', message, { status: 422, fields: { amount: message } });
}

/** The gateway's fee on an amount. */
export function feeOf({ shown }: CashierGateway, amountKobo: number): number {
  return gatewayFee(amountKobo, shown);
}
