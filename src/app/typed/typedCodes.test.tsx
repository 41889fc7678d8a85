import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { verifyContact } from '../../contract/account/registration.ts';
import { openBookingCode } from '../../contract/betting/bookingCodes.ts';
import { VerifyView } from '../../features/auth/register/VerifyView.tsx';
import { OpenCode } from '../../features/sportsbook/code/OpenCode.tsx';
import { keepContact } from '../../state/session/contact.ts';
import { eachTyped, named, type Row } from '../../testing/eachTyped.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';

test('a one-time code', async () => {
  const network = openNetwork();
  keepContact({ mobile: '8011112222', country_code: '234', channel: 'sms' });
  const user = show(
    <VerifyView
      isOurs={() => true}
      lead={() => 'Code'}
      change="Change"
      onStartAgain={() => undefined}
    />,
  );
  const rows: Row[] = [
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['123\u00a0456', '123456'],
    ['\u2066123456\u2069', '123456'],
    ['１２３４５６', '123456'],
    [' 123456 ', '123456'],
    ['   ', undefined],
  ];
  const field = () => screen.getByRole('textbox', { name: 'OTP code' });
  await eachTyped(user, rows, field, async () => {
    const before = network.calls(verifyContact);
    await user.click(named('Verify'));
    if (field().getAttribute('aria-invalid') === 'true' && network.calls(verifyContact) === before)
      return undefined;
    await waitFor(() => expect(network.calls(verifyContact)).toBe(before + 1));
    await screen.findByRole('button', { name: 'Verify' });
    return (await network.sent(verifyContact)).at(-1)?.input.otp;
  });
});

test('a booking code', async () => {
  const network = openNetwork();
  const user = show(<OpenCode />);
  const rows: Row[] = [
    ['KWEHFA', 'KWEHFA'],
    ['kwehfa', 'KWEHFA'],
    ['KWE HFA', 'KWEHFA'],
    ['KWEHFA.', 'KWEHFA'],
    ['*KWEHFA*', 'KWEHFA'],
    ['“KWEHFA”', 'KWEHFA'],
    ['My sure odds: *KWEHFA*', 'KWEHFA'],
    ['https://oja.example/sportsbook2?code=KWEHFA', 'KWEHFA'],
    ['KWE–HFA', 'KWEHFA'],
    ['KWE\u2011HFA', 'KWEHFA'],
    ['KWE\u200bHFA', 'KWEHFA'],
    ['hello', undefined],
    ['KWEHF', undefined],
  ];
  await user.click(named('Booking code'));
  const field = () => screen.getByRole('textbox', { name: 'Booking code' });
  await eachTyped(user, rows, field, async () => {
    const before = network.calls(openBookingCode);
    await user.click(named('Open the code'));
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    if (network.calls(openBookingCode) === before) return undefined;
    return (await network.sent(openBookingCode)).at(-1)?.input.code;
  });
});
