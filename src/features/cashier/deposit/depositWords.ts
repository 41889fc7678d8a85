import type { Deposit } from '../../../contract/cashier/deposits.ts';
import type { Gateway } from '../../../contract/cashier/gateways.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/deposit.ts';
import type { GatewayDetail } from '../cashier.ts';
import { limitsText } from '../cashierWords.ts';

type PayTo = Pick<GatewayDetail, 'account' | 'payee' | 'address'>;

/** Whether the player can pay before requesting the deposit: there is an account, a wallet or an address. */
export function isPaidFirst({ account, payee, address }: Partial<PayTo>): boolean {
  return Boolean(account || payee || address);
}

/** What a refusal means for money that may already be on its way. */
export function refusalMeans(paidFirst: boolean): string {
  return paidFirst ? texts.notCreditedSent : texts.notCredited;
}

/** A deposit's state as a heading; `credited` and `asked` are formatted amounts. */
export function depositHeading(
  { status, paidAt }: Pick<Deposit, 'status' | 'paidAt'>,
  { asked, credited }: { asked: string; credited: string },
): string {
  switch (status) {
    case 'pending':
      return paidAt === undefined ? texts.pay(asked) : texts.lookingFor(asked);
    case 'approved':
      return texts.credited(credited);
    case 'declined':
      return texts.declined;
    case 'expired':
      return texts.expired;
  }
}

/** What is still to come of a deposit; `credited` is a formatted amount. */
export function depositSteps(
  { status, paidAt }: Pick<Deposit, 'status' | 'paidAt'>,
  credited: string,
): readonly string[] {
  if (status !== 'pending') return [];
  return [paidAt === undefined ? texts.stepPay : texts.stepFind, texts.stepCredited(credited)];
}

/** What may be paid in at once: the way's limits, and the player's own where it leaves less. */
export function depositLimits(gateway: Gateway, ownLeftKobo: number | undefined): string {
  const limits = limitsText(gateway);
  if (ownLeftKobo === undefined || ownLeftKobo >= gateway.max) return limits;
  return texts.ownLimitLeaves(limits, wholeNaira(ownLeftKobo));
}
