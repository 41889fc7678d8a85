import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resolveAccount } from '../../contract/cashier/bank.ts';
import { AddAccount } from '../../features/cashier/withdraw/AddAccount.tsx';
import { DocumentStep } from '../../features/kyc/DocumentStep.tsx';
import { clearKycForm, docIdOf, kycForm } from '../../features/kyc/kycForm.ts';
import { eachTyped, marked, named, type Row } from '../../testing/eachTyped.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';

const ACCOUNTS: [bank: string, Row[]][] = [
  [
    'OPay',
    [
      ['08031234567', '8031234567'],
      ['8031234567', '8031234567'],
      ['0803 123 4567', '8031234567'],
      [' 8031234567', '8031234567'],
      ['+2348031234567', '8031234567'],
      ['2348031234567', '8031234567'],
      ['\u202a0803-123\u20114567\u202c', '8031234567'],
      ['0803123456', undefined],
      ['080312345678', undefined],
    ],
  ],
  [
    'First Bank of Nigeria',
    [
      ['0000014579', '0000014579'],
      ['0000 014 579', '0000014579'],
      ['0000-014-579', '0000014579'],
      ['\u200e0000014579', '0000014579'],
      ['0000014578', undefined],
      ['00000145790', undefined],
      ['OOOOO14579', undefined],
    ],
  ],
];

test.each(ACCOUNTS)('an account number at %s', async (bank, rows) => {
  const network = openNetwork();
  await network.signIn('adaeze');
  const user = show(<AddAccount onSaved={() => undefined} />);
  await screen.findByRole('option', { name: bank });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), bank);
  const field = () => screen.getByRole('textbox', { name: 'Account number' });
  await eachTyped(user, rows, field, async (typed) => {
    expect(field()).toHaveProperty('value', typed);
    const save = named('Save this account');
    const isAsked = screen.queryByText('Checking the account name with the bank…') !== null;
    if (isAsked) await screen.findByText(/this matches your name|in another name/);
    else if (save.matches(':disabled')) return undefined;
    const sent = await network.sent(resolveAccount);
    return sent.at(-1)?.input.accountNo;
  });
});

const NUMBERS: readonly Row[] = [
  ...marked('12345678901'),
  ['1234 567 8901', '12345678901'],
  ['1234-567-8901', '12345678901'],
  ['1234\u2011567\u20138901', '12345678901'],
  ['１２３４５６７８９０１', '12345678901'],
  ['1234567890', undefined],
  ['123456789012', undefined],
  ['1234567890l', undefined],
];

test.each(['nin', 'bvn'] as const)('the number of a %s', async (documentType) => {
  clearKycForm();
  kycForm.documentType = documentType;
  const user = show(<DocumentStep />);
  const field = () => screen.getByRole('textbox', { name: /^Your (NIN|BVN), 11 digits$/ });
  await eachTyped(user, NUMBERS, field, async () => {
    await user.click(named(/^Continue/));
    return kycForm.errors.docId ? undefined : docIdOf(kycForm);
  });
  clearKycForm();
});

test.each([
  ['1998-01-15', undefined],
  ['2015-01-01', 'You must be at least 18.'],
  ['9999-01-01', 'Check the year.'],
  ['0098-01-15', 'Check the year.'],
  ['0002-05-06', 'Check the year.'],
  ['1899-12-31', 'Check the year.'],
])('born on %s', async (typed, error) => {
  clearKycForm();
  kycForm.documentType = 'bvn';
  const user = show(<DocumentStep />);
  await user.fill(screen.getByLabelText('Date of birth'), typed);
  await user.click(named(/^Continue/));
  expect(kycForm.errors.birthDate).toBe(error);
  clearKycForm();
});
