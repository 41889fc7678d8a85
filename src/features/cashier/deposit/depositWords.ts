import type { Deposit } from '../../../contract/cashier/deposits.ts';
import type { GatewayDetail } from '../cashier.ts';

type PayTo = Pick<GatewayDetail, 'account' | 'payee' | 'address'>;

/** Whether the player can pay before requesting the deposit: there is an account, a wallet or an address. */
export function isPaidFirst({ account, payee, address }: Partial<PayTo>): boolean {
  return Boolean(account || payee || address);
}

/** What a refusal means for money that may already be on its way. */
export function refusalMeans(paidFirst: boolean): string {
  return paidFirst
    ? "Nothing was credited. If you have already sent the money, don't send it again: correct the form, or contact us with your receipt."
    : 'Nothing was credited and nothing was taken.';
}

/** A deposit's state as a heading; `credited` and `asked` are formatted amounts. */
export function depositHeading(
  { status, paidAt }: Pick<Deposit, 'status' | 'paidAt'>,
  { asked, credited }: { asked: string; credited: string },
): string {
  switch (status) {
    case 'pending':
      return paidAt === undefined ? `Pay ${asked}` : `We are looking for your ${asked}`;
    case 'approved':
      return `${credited} is in your wallet`;
    case 'declined':
      return 'This deposit was declined';
    case 'expired':
      return 'This deposit has expired';
  }
}
