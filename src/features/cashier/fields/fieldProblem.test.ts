import { expect, test } from 'vitest';
import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { fieldProblem } from './fieldProblem.ts';

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
