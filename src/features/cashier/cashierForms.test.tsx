import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createDeposit } from '../../contract/deposits.ts';
import { createWithdrawal } from '../../contract/withdrawals.ts';
import { refreshProfile } from '../../state/money/balance.ts';
import { refreshOrganisation } from '../../state/session/organisation.ts';
import { errorOf } from '../../testing/errorOf.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows, type User } from '../../testing/show.tsx';
import { DepositView } from './deposit/DepositView.tsx';
import { GatewaysView } from './GatewaysView.tsx';
import { WithdrawView } from './withdraw/WithdrawView.tsx';

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  // Requests stay undecided until somebody decides them, and no code is asked for.
  network.run('app', { reviews: 'manual', OTP: 0 });
  await network.signIn('adaeze');
  await Promise.all([refreshOrganisation(), refreshProfile()]);
});

async function deposit(): Promise<User> {
  const user = show(<DepositView code="ng_opay" />);
  await shows(/Payment reference/);
  return user;
}

async function withdraw(): Promise<User> {
  const user = show(<WithdrawView />);
  await shows(/Bank account/);
  return user;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** So many times in the same instant, whether the button is off meanwhile or not. */
async function submit(times = 1): Promise<void> {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: /^(I have sent|Withdraw)/ });
  await act(async () => {
    for (let tap = 0; tap < times; tap++) form?.requestSubmit();
  });
}

test('each way to pay in stands with its terms; one that is off cannot be chosen', async () => {
  network.run('app', { gateways: { m_paytm: 'down' } });
  show(<GatewaysView />);
  const open = await screen.findByRole('link', { name: /^OPay/ });
  expect(open.textContent).toContain('₦100 to ₦1,000,000');
  expect(open.getAttribute('href')).toBe('/deposit/ng_opay');
  const off = screen.getAllByRole('listitem').filter(({ textContent }) => /^Paytm/.test(textContent));
  expect(off.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Off')]);
  expect(screen.queryByRole('link', { name: /Paytm/ })).toBeNull();
});

test('ways to pay that cannot be asked for say that no money has moved, and are asked for again', async () => {
  network.run('fault', { match: 'GET /gateways', network: true });
  const user = show(<GatewaysView />);
  await shows(/None are saved on this phone yet\. No money has moved\./);
  network.run('fault', { clear: true });
  await user.click(screen.getByRole('button'));
  await shows(/From your bank/);
});

const AMOUNTS: [amount: string, problem: string][] = [
  ['', 'Enter an amount'],
  ['much', 'Enter an amount such as 5000 or 5,000'],
  ['99', 'The smallest amount is ₦100'],
];

const TOO_MUCH: [string, string] = ['1000001', 'The largest amount is ₦1,000,000'];
const MORE_THAN_THERE_IS: [string, string] = ['250001', 'You can withdraw ₦175,000 now'];

test.each([...AMOUNTS, TOO_MUCH])('a deposit of “%s” is not sent: %s', async (amount, problem) => {
  const user = await deposit();
  await user.fill(field('Amount'), amount);
  await user.fill(field('Payment reference'), 'R-12345');
  await submit();
  expect(errorOf(field('Amount'))).toBe(problem);
  expect(document.activeElement).toBe(field('Amount'));
  expect(network.calls(createDeposit)).toBe(0);
});

test('a reference that is needed is asked for, and the amount stays', async () => {
  const user = await deposit();
  await user.fill(field('Amount'), '5000');
  await submit();
  expect(errorOf(field('Payment reference'))).toBe('Payment reference is needed');
  expect(field('Amount').value).toBe('5000');
  expect(network.calls(createDeposit)).toBe(0);
});

async function fillDeposit(): Promise<User> {
  const user = await deposit();
  await user.fill(field('Amount'), '5000');
  await user.fill(field('Wallet phone number'), '0803 123 4567');
  await user.fill(field('Payment reference'), 'R-12345');
  return user;
}

test('two taps on a deposit are one request, and it is followed from then on', async () => {
  await fillDeposit();
  await submit(2);
  await shows(/on its way/);
  expect(network.calls(createDeposit)).toBe(1);
});

test('a deposit whose answer is lost is looked up, not sent again', async () => {
  network.run('fault', { match: 'POST /deposit/create', ackLost: true });
  network.run('fault', { match: 'GET /deposit/get', network: true });
  const user = await fillDeposit();
  await submit();
  await shows(/Checking… The answer was lost/);
  await shows(/There is no answer yet/);
  network.run('fault', { clear: true });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await shows(/on its way/);
  expect(network.calls(createDeposit)).toBe(1);
});

test('a deposit that is refused keeps what was typed and says where the money is', async () => {
  network.run('fault', {
    match: 'POST /deposit/create',
    status: 422,
    body: { error: true, message: 'Not today', code: 'refused' },
    times: 1,
  });
  await fillDeposit();
  await submit();
  await shows(/Not today Nothing was credited and nothing was taken\./);
  expect(field('Amount').value).toBe('5000');
  await submit();
  await shows(/on its way/);
});

test.each([...AMOUNTS.slice(0, 2), MORE_THAN_THERE_IS])(
  'a withdrawal of “%s” is not sent: %s',
  async (amount, problem) => {
    const user = await withdraw();
    await user.fill(field('Amount'), amount);
    await submit();
    expect(errorOf(field('Amount'))).toBe(problem);
    expect(network.calls(createWithdrawal)).toBe(0);
  },
);

test('two taps on a withdrawal are one request', async () => {
  const user = await withdraw();
  await user.fill(field('Amount'), '2000');
  await submit(2);
  await shows(/₦1,950\.00 requested/);
  expect(network.calls(createWithdrawal)).toBe(1);
});

test('a withdrawal whose answer is lost is looked up, not sent again', async () => {
  network.run('fault', { match: 'POST /withdrawRequest/create', ackLost: true });
  const user = await withdraw();
  await user.fill(field('Amount'), '2000');
  await submit();
  await shows(/₦1,950\.00 requested/);
  expect(network.calls(createWithdrawal)).toBe(1);
});
