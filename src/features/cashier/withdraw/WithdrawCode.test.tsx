import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { WithdrawCode } from './WithdrawCode.tsx';

const aCode = () => (
  <WithdrawCode amountKobo={5000_00} code="" onChange={vi.fn()} error={undefined} isBusy={false} />
);

test('the passkey is offered after the field of the code it replaces', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  await openNetwork().signIn('adaeze');
  show(aCode());
  const field = await screen.findByRole('textbox', { name: 'Code' });
  const passkey = screen.getByRole('button', { name: 'Use a passkey instead' });
  expect(field.compareDocumentPosition(passkey)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['otp-too-soon', /We sent you a code a moment ago\. It still works\./],
  ['too-many-attempts', /Too many attempts\. Your money is still in your wallet\./],
])('of a code that is refused for %s it says what is true', async (code, says) => {
  const network = openNetwork();
  await network.signIn('adaeze');
  const body = { error: true, message: 'Too many attempts', code };
  network.run('fault', {
    match: 'POST /withdraw/request/otp',
    status: 429,
    retryAfter: 2400,
    body,
  });
  show(aCode());
  await shows(says);
  expect(screen.getByRole('button', { name: 'Resend in 2400 s' })).toBeDefined();
});
