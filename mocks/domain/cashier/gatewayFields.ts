import type { GatewayField } from '../../../src/contract/cashier/gateways.ts';

/** The fields that gateways ask for, shared between them. */
export const REFERENCE: GatewayField = {
  name: 'reference',
  label: 'Payment reference',
  kind: 'text',
  isRequired: true,
  pattern: '[A-Za-z0-9-]{4,40}',
  problem: 'Use 4–40 letters, numbers or hyphens',
  hint: 'The number your provider shows for the payment',
};
export const PROOF: GatewayField = {
  name: 'proof',
  label: 'Receipt',
  kind: 'file',
  isRequired: false,
  hint: 'A picture or PDF, 4 MB at most',
};
export const HASH: GatewayField = {
  name: 'reference',
  label: 'Transaction hash',
  kind: 'text',
  isRequired: true,
  hint: 'Your wallet shows it once the transfer is sent',
  pattern: '(0x)?[A-Fa-f0-9]{64}',
  problem: 'Enter all 64 characters: digits and the letters a to f',
};
export const PHONE: GatewayField = {
  name: 'phone',
  label: 'Wallet phone number',
  kind: 'phone',
  isRequired: true,
  pattern: '(\\+?234|0)?[789][01]\\d{8}',
  problem: 'A Nigerian mobile number, such as 0803 123 4567',
};
export const BANGLADESHI_PHONE: GatewayField = {
  ...PHONE,
  pattern: '(\\+?880|0)?1[3-9]\\d{8}',
  problem: 'A mobile number in Bangladesh, such as 01712 345678',
};
export const ADDRESS: GatewayField = {
  name: 'address',
  label: 'Your USDT address on Tron',
  kind: 'text',
  isRequired: true,
  hint: 'It begins with T. USDT sent to another network is lost.',
  pattern: 'T[1-9A-HJ-NP-Za-km-z]{33}',
  problem: 'Enter a Tron address: it begins with T and has 34 characters',
};
export const WALLET_PICTURE: GatewayField = {
  name: 'proof',
  label: 'Picture of your wallet',
  kind: 'file',
  isRequired: false,
  hint: 'Shows that the address is yours. A picture or PDF, up to 4 MB.',
};
export const SAVED: GatewayField = {
  name: 'savedAccountId',
  label: 'Bank account',
  kind: 'account',
  isRequired: true,
};
