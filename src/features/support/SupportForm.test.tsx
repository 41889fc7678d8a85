import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { SupportForm } from './SupportForm.tsx';

test('a guest is told that the answer comes by email: only players read theirs here', async () => {
  openNetwork();
  const user = show(<SupportForm />);
  await user.selectOptions(screen.getByLabelText('Topic'), 'Something else');
  await user.fill(
    screen.getByLabelText(/^What happened/),
    'I cannot find how to register by email.',
  );
  await user.fill(screen.getByLabelText('Reply email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send to Oja' }));
  await shows(/Thank you\. We answer by email to ada@example\.com\./);
  expect(document.body.textContent).not.toContain('our answer below');
});
