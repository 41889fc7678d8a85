import type { Gateway, GatewayField } from '../../../src/contract/cashier/gateways.ts';
import type { Currency } from './currencyRate.ts';
import {
  ADDRESS,
  BANGLADESHI_PHONE,
  HASH,
  PHONE,
  PROOF,
  REFERENCE,
  SAVED,
  WALLET_PICTURE,
} from './gatewayFields.ts';

/** A gateway with its internal settings. */
export interface CashierGateway {
  shown: Gateway;
  fields: GatewayField[];
  instructions: string[];
  /** How long an automatic decision usually takes. */
  reviewMs: number;
  /** What the player pays to. */
  gives?: 'account' | 'ussd' | 'address';
  network?: string;
  /** The operator's wallet. */
  payee?: { label: string; id: string; name: string };
  /** What it pays in, where that is not naira. */
  currency?: Currency;
  /** Paid on the provider's page. */
  isFast?: true;
}

const NAIRA = 100;
const SECOND_MS = 1000;

function gateway(
  code: string,
  name: string,
  kind: Gateway['kind'],
  paymentId: Gateway['paymentId'],
  terms: Partial<Gateway> = {},
): Gateway {
  return {
    code,
    name,
    kind,
    paymentId,
    min: 100 * NAIRA,
    max: 1_000_000 * NAIRA,
    feePercent: 0,
    feeFixed: 0,
    time: 'A few minutes',
    status: 'working',
    ...terms,
  };
}

const wallet = (
  code: string,
  name: string,
  id: string,
  terms: Partial<Gateway> = {},
  currency?: Currency,
): CashierGateway => ({
  ...(currency && { currency }),
  shown: gateway(code, name, 'deposit', 'wallet', {
    min: 500 * NAIRA,
    time: 'Checked by hand, 1 to 5 minutes',
    ...terms,
  }),
  fields: [terms.country === 'BD' ? BANGLADESHI_PHONE : PHONE, REFERENCE, PROOF],
  instructions: [`Send the exact amount with ${name}`, 'Enter the payment reference below'],
  reviewMs: 60 * SECOND_MS,
  payee: { label: `${name} number`, id, name: 'Oja Collections' },
});
const tether = (code: string, name: string, network: string): CashierGateway => ({
  shown: gateway(code, name, 'deposit', 'crypto', {
    min: 5_000 * NAIRA,
    time: 'After 20 confirmations',
  }),
  fields: [HASH, PROOF],
  instructions: [`Send USDT on ${network} only: any other network loses it`, 'Enter the hash here'],
  reviewMs: 120 * SECOND_MS,
  gives: 'address',
  currency: 'USDT',
  network,
});

/**
 * Nigeria's gateways first, phone payments first among them. Ids beginning with `m_` are the specification's;
 * the rest are ours.
 */
export const GATEWAYS: CashierGateway[] = [
  wallet('ng_opay', 'OPay', '0700 555 0142', { country: 'NG', min: 100 * NAIRA }),
  wallet('ng_palmpay', 'PalmPay', '0700 555 0187', { country: 'NG', min: 100 * NAIRA }),
  {
    shown: gateway('ng_transfer', 'Bank transfer', 'deposit', 'bank', { country: 'NG' }),
    fields: [PROOF],
    instructions: [
      'Transfer the exact amount to this account',
      'The account is for this payment alone, for 30 minutes',
    ],
    reviewMs: 45 * SECOND_MS,
    gives: 'account',
  },
  {
    shown: gateway('ng_card', 'Debit card', 'deposit', 'card', {
      country: 'NG',
      feePercent: 1.5,
      time: 'Instant',
    }),
    fields: [],
    instructions: ['You pay on the page of the card provider'],
    reviewMs: 10 * SECOND_MS,
    isFast: true,
  },
  {
    shown: gateway('ng_ussd', 'USSD', 'deposit', 'ussd', {
      country: 'NG',
      max: 100_000 * NAIRA,
      time: '30 seconds to 2 minutes',
    }),
    fields: [],
    instructions: [
      'Choose your bank, and dial its code on the phone linked to it',
      'Confirm with your PIN',
    ],
    reviewMs: 30 * SECOND_MS,
    gives: 'ussd',
  },
  wallet('m_bkash', 'bKash', '01700 555 011', { country: 'BD' }, 'BDT'),
  wallet('m_nagad', 'Nagad', '01700 555 029', { country: 'BD', status: 'slow' }, 'BDT'),
  {
    shown: gateway('m_paytm', 'Paytm', 'deposit', 'upi', {
      country: 'IN',
      min: 500 * NAIRA,
      status: 'down',
    }),
    fields: [REFERENCE, PROOF],
    instructions: [
      'Send the exact amount to the UPI id shown',
      'Enter the payment reference below',
    ],
    reviewMs: 60 * SECOND_MS,
    currency: 'INR',
    payee: { label: 'UPI id', id: 'oja.demo@paytm', name: 'Oja Collections' },
  },
  tether('m_binance_tron', 'USDT on Tron', 'TRON (TRC-20)'),
  tether('m_binance_bsc', 'USDT on BNB Smart Chain', 'BSC (BEP-20)'),
  {
    shown: gateway('ng_bank_payout', 'To your bank', 'withdraw', 'bank', {
      country: 'NG',
      min: 1_000 * NAIRA,
      feeFixed: 50 * NAIRA,
      time: '5 to 30 minutes',
    }),
    fields: [SAVED],
    instructions: ['To an account in your own name'],
    reviewMs: 180 * SECOND_MS,
  },
  {
    shown: gateway('ng_opay_payout', 'To OPay', 'withdraw', 'wallet', {
      country: 'NG',
      min: 1_000 * NAIRA,
      max: 200_000 * NAIRA,
      time: 'A few minutes',
    }),
    fields: [PHONE],
    instructions: ['To the wallet of your own phone number'],
    reviewMs: 120 * SECOND_MS,
  },
  {
    shown: gateway('m_binance_tron_payout', 'To USDT (Tron)', 'withdraw', 'crypto', {
      min: 10_000 * NAIRA,
      feePercent: 1,
      time: 'Within a day',
    }),
    fields: [ADDRESS, WALLET_PICTURE],
    instructions: ['Check the network: USDT sent on another one is lost'],
    reviewMs: 300 * SECOND_MS,
  },
];
