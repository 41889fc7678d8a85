import type * as z from 'zod/mini';
import type { getGateway } from '../../../src/contract/cashier/gateways.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { CashierGateway } from './gateways.ts';

type PayTo = Pick<
  z.output<(typeof getGateway)['output']>,
  'account' | 'ussd' | 'address' | 'payee'
>;

const ACCOUNT_MS = 30 * 60_000;

/** Where to send the money by this gateway: an account, a string to dial, an address. */
export function payTo(
  { gives, network = '', payee }: CashierGateway,
  { accountId, name }: AccountRow,
  amountKobo: number | undefined,
  at: number,
): PayTo {
  switch (gives) {
    case 'account':
      return {
        account: {
          accountNo: `98${String(accountId).padStart(8, '0')}`,
          accountName: `Oja / ${name}`,
          bankName: 'Wema Bank',
          expiresAt: at + ACCOUNT_MS,
        },
      };
    case 'ussd':
      return {
        ussd: `*737*50*${amountKobo === undefined ? 'AMOUNT' : Math.ceil(amountKobo / 100)}*${accountId}#`,
      };
    case 'address':
      return { address: { network, address: addressOn(network) } };
    default:
      return payee ? { payee } : {};
  }
}

function addressOn(network: string): string {
  return network.startsWith('TRON')
    ? 'TDemoOnlyDoNotSendAnyMoneyHere1111'
    : '0xDE40DE40DE40DE40DE40DE40DE40DE40DE40DE40';
}
