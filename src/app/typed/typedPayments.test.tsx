import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { GatewayField } from '../../contract/cashier/gateways.ts';
import { Destination } from '../../features/cashier/deposit/Destination.tsx';
import { destinationOf, destinationProblem } from '../../features/cashier/deposit/destination.ts';
import { MoneyLimits } from '../../features/safer-play/MoneyLimits.tsx';
import { connection } from '../../state/session/connection.ts';
import { eachTyped, marked, named, type Row } from '../../testing/eachTyped.ts';
import { show } from '../../testing/show.tsx';

const AMOUNTS: readonly Row[] = [
  ...marked('1000', '₦1,000.00'),
  ['1000', '₦1,000.00'],
  ['1,000', '₦1,000.00'],
  ['1 000', '₦1,000.00'],
  ['1\u00a0000', '₦1,000.00'],
  ['1\u202f000', '₦1,000.00'],
  ['\u200e₦1,000', '₦1,000.00'],
  ['₦ 1000', '₦1,000.00'],
  ['N1000', '₦1,000.00'],
  ['NGN 1000', '₦1,000.00'],
  ['=N=1000', '₦1,000.00'],
  ['1,000.00 NGN', '₦1,000.00'],
  ['1000₦', '₦1,000.00'],
  ['１０００', '₦1,000.00'],
  ['١٠٠٠', '₦1,000.00'],
  ['1250.5', '₦1,250.50'],
  ['1250,5', '₦1,250.50'],
  ['1250,50', '₦1,250.50'],
  ['1 250,50', '₦1,250.50'],
  ['1,250,000', '₦1,250,000.00'],
  ['2,5', '₦2.50'],
  ['1,0000', undefined],
  ['1,000,50', undefined],
  ['1.000,50', undefined],
  ['1.000', undefined],
  ['1..5', undefined],
  ['-1000', undefined],
  ['\u22121000', undefined],
  ['\u20131000', undefined],
  ['10²', undefined],
  ['5½', undefined],
  ['5k', undefined],
  ['1e5', undefined],
  ['much', undefined],
];

test('an amount', async () => {
  connection.status = 'live';
  const user = show(
    <MoneyLimits limits={[{ kind: 'deposit', period: 'day', used: 0 }]} nowMs={Date.now()} />,
  );
  await user.click(named('Set limit: Deposit, a day'));
  const field = () => screen.getByRole('textbox', { name: 'New limit: Deposit, a day' });
  await eachTyped(user, AMOUNTS, field, async () => {
    const button = named(/^Set (₦|limit$)/);
    const isOff = button.matches(':disabled');
    expect(field().getAttribute('aria-invalid')).toBe(isOff ? 'true' : null);
    return isOff ? undefined : button.textContent?.replace('Set ', '');
  });
});

const PHONE: GatewayField = {
  name: 'phone',
  label: 'Wallet phone number',
  kind: 'phone',
  isRequired: true,
  pattern: '(\\+?234|0)?[789][01]\\d{8}',
};
const HASH: GatewayField = {
  name: 'reference',
  label: 'Transaction hash',
  kind: 'text',
  isRequired: true,
  pattern: '(0x)?[A-Fa-f0-9]{64}',
};
const hash = 'ab12'.repeat(16);

const FIELDS: [GatewayField, Row[]][] = [
  [
    PHONE,
    [
      ...marked('08031234567'),
      ['0803 123 4567', '08031234567'],
      ['0803-123-4567', '08031234567'],
      ['0803\u2011123\u20134567', '08031234567'],
      ['\u202a0803 123 4567\u202c', '08031234567'],
      ['\u2068+2348031234567\u2069', '+2348031234567'],
      ['tel:+234-803-123-4567', '+2348031234567'],
      ['+234 803 123 4567', '+2348031234567'],
      ['(0803) 123.4567', '08031234567'],
      ['８０３１２３４５６７', '8031234567'],
      ['0803123456', undefined],
      ['080312345678', undefined],
      ['O8031234567', undefined],
    ],
  ],
  [
    HASH,
    [
      [hash, hash],
      [`0x${hash}`, `0x${hash}`],
      [`${hash.slice(0, 32)} ${hash.slice(32)}`, hash],
      [`\u2066${hash}\u2069`, hash],
      [`${hash}\u200b`, hash],
      [`https://tronscan.org/#/transaction/${hash}`, hash],
      [`https://bscscan.com/tx/0x${hash}`, `0x${hash}`],
      [hash.slice(1), undefined],
      [`${hash}0`, undefined],
      ['my hash', undefined],
    ],
  ],
];

let values: Record<string, string> = {};

function Form({ fields }: { fields: readonly GatewayField[] }) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  values = typed;
  return (
    <Destination
      fields={fields}
      values={typed}
      problem={destinationProblem(fields, typed)}
      refused={undefined}
      isBusy={false}
      onChange={(name, text) => setTyped({ ...typed, [name]: text })}
      file={undefined}
      onFile={() => undefined}
    />
  );
}

test.each(FIELDS)('$label of a payment', async (gatewayField, rows) => {
  const fields = [gatewayField];
  const user = show(<Form fields={fields} />);
  const field = () => screen.getByRole('textbox', { name: gatewayField.label });
  await eachTyped(user, rows, field, async () => {
    const isWrong = field().getAttribute('aria-invalid') === 'true';
    const sent: Record<string, string | undefined> = destinationOf(fields, values);
    return isWrong ? undefined : sent[gatewayField.name];
  });
});
