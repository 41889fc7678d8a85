import { expect, test } from 'vitest';
import { plainEmail } from './plainEmail.ts';

test.each([
  ' ada@example.com ',
  'ada@example.com,',
  'ada@example.com.',
  '<ada@example.com>;',
  'mailto:ada@example.com',
  '<mailto:ada@example.com>',
])('%j as copied is the address alone', (text) => {
  expect(plainEmail(text)).toBe('ada@example.com');
});
