import type * as z from 'zod/mini';
import type { getGateway } from '../../../src/contract/cashier/gateways.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import { currencyRate } from './currencyRate.ts';
import type { CashierGateway } from './gateways.ts';

type PayTo = Pick<
  z.output<(typeof getGateway)['output']>,
  'account' | 'ussd' | 'ussdBanks' | 'address' | 'rate' | 'payee'
>;

const ACCOUNT_MS = 30 * 60_000;

/** The banks' own codes; what follows them is made up. */
const USSD_BANKS = [
  ['GTBank', '737*50'],
  ['Access Bank', '901*50'],
  ['First Bank', '894*50'],
  ['UBA', '919*50'],
  ['Zenith Bank', '966*50'],
] as const;

/** Where to send the money by this gateway: an account, a string to dial, an address. */
export function payTo(
  { gives, network = '', payee, currency }: CashierGateway,
  { accountId, name }: AccountRow,
  amountKobo: number | undefined,
  at: number,
): PayTo {
  const rate = currency && { rate: currencyRate(currency, at) };
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
    case 'ussd': {
      const naira = amountKobo === undefined ? 'AMOUNT' : Math.ceil(amountKobo / 100);
      const ussdBanks = USSD_BANKS.map(([bankName, code]) => ({
        bankName,
        ussd: `*${code}*${naira}*${accountId}#`,
      }));
      return { ...(ussdBanks[0] && { ussd: ussdBanks[0].ussd }), ussdBanks };
    }
    case 'address':
      return { address: { network, address: addressOn(network) }, ...rate };
    default:
      return payee ? { payee, ...rate } : {};
  }
}

function addressOn(network: string): string {
  return network.startsWith('TRON')
    ? 'TDemoOnlyDoNotSendAnyMoneyHere1111'
    : '0xDE40DE40DE40DE40DE40DE40DE40DE40DE40DE40';
}
