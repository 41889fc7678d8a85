import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import type { ShownWithdrawal } from '../requests/shown.ts';

/** What is still to come of a withdrawal, with the usual time of its method. */
export function withdrawalSteps(
  { status, net, gateway }: Pick<ShownWithdrawal, 'status' | 'net' | 'gateway'>,
  gateways: readonly Gateway[] = [],
): readonly string[] {
  if (status !== 'pending') return [];
  const method = gateways.find(({ code, kind }) => code === gateway && kind === 'withdraw');
  return [texts.stepCheck, texts.stepPaid(formatNaira(net), method?.statusText ?? method?.time)];
}
