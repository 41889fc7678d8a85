import { expect, test } from 'vitest';
import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { fieldProblem, fieldText } from './fieldProblem.ts';

const field: GatewayField = {
  name: 'phone',
  label: 'Wallet phone number',
  kind: 'phone',
  isRequired: true,
  pattern: '0\\d{10}',
  problem: 'Eleven digits',
};

test.each([
  ['', 'Enter your wallet phone number'],
  ['   ', 'Enter your wallet phone number'],
  ['0803 123 4567', undefined],
  ['080312345678', 'Eleven digits'],
  ['x08031234567', 'Eleven digits'],
  ['\u202a0803 123 4567\u202c', undefined],
  ['0803-123\u20114567', undefined],
  ['tel:08031234567', undefined],
])('"%s": %s', (value, problem) => {
  expect(fieldProblem(field, value)).toBe(problem);
});

test('what is not needed may be empty, but not wrong', () => {
  const { problem: _, ...optional } = { ...field, isRequired: false };
  expect(fieldProblem(optional, '')).toBeUndefined();
  expect(fieldProblem(optional, '1')).toBe('Please check: Wallet phone number');
});

test('a pattern that cannot be read stands in nobody’s way', () => {
  expect(fieldProblem({ ...field, pattern: '(' }, '1')).toBeUndefined();
});

const HASH = 'ab'.repeat(32);
const hash = { kind: 'text' as const, pattern: '(0x)?[A-Fa-f0-9]{64}' };
const reference = { kind: 'text' as const, pattern: '[A-Za-z0-9-]{4,40}' };

test.each([
  ['a hash', hash, HASH, HASH],
  ['a hash in two lines', hash, `${HASH.slice(0, 30)}\n${HASH.slice(30)}`, HASH],
  ['a hash with marks', hash, `\u2066${HASH}\u200b\u2069`, HASH],
  ['the link to a transaction', hash, `https://tronscan.org/#/transaction/${HASH}?lang=en`, HASH],
  ['a link with 0x', hash, `https://bscscan.com/tx/0x${HASH}`, `0x${HASH}`],
  ['a reference with a long dash', reference, 'TRF\u2013123', 'TRF-123'],
  ['a reference in groups', reference, '1234 5678', '12345678'],
  ['a word without a pattern', { kind: 'text' as const }, ' My  name ', 'My  name'],
])('%s is sent as it is looked for', (_, field, typed, sent) => {
  expect(fieldText(field, typed)).toBe(sent);
});
