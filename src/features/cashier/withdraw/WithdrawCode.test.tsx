import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { WithdrawCode } from './WithdrawCode.tsx';

test('the passkey is offered after the field of the code it replaces', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  await openNetwork().signIn('adaeze');
  show(
    <WithdrawCode
      amountKobo={5000_00}
      code=""
      onChange={vi.fn()}
      error={undefined}
      isBusy={false}
    />,
  );
  const field = await screen.findByRole('textbox', { name: 'Code' });
  const passkey = screen.getByRole('button', { name: 'Use a passkey instead' });
  expect(field.compareDocumentPosition(passkey)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
