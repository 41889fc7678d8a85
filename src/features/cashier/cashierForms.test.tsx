import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { changeMoneyLimit } from '../../contract/account/saferPlay.ts';
import { createDeposit, listDeposits } from '../../contract/cashier/deposits.ts';
import { getGateway } from '../../contract/cashier/gateways.ts';
import {
  createDynamicWithdrawal,
  createWithdrawal,
  listWithdrawals,
} from '../../contract/cashier/withdrawals.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { notices } from '../../state/device/notices.ts';
import { beginBreak } from '../../state/play/playLock.ts';
import { watchPlay } from '../../state/play/playWatch.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { refreshOrganisation } from '../../state/session/organisation.ts';
import { refreshProfile } from '../../state/session/profile.ts';
import { session, setWallet } from '../../state/session/session.ts';
import { errorOf } from '../../testing/errorOf.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows, type User } from '../../testing/show.tsx';
import { deposits, gateways } from './cashier.ts';
import { DepositView } from './deposit/DepositView.tsx';
import { GatewaysView } from './GatewaysView.tsx';
import { WithdrawView } from './withdraw/WithdrawView.tsx';

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  // Requests stay undecided until a test decides them, and no code is required.
  network.run('app', { reviews: 'manual', OTP: 0 });
  await network.signIn('adaeze');
  await Promise.all([refreshOrganisation(), refreshProfile()]);
});

async function open(view: ReactElement, expected: RegExp): Promise<User> {
  const user = show(view);
  await shows(expected);
  return user;
}
const deposit = () => open(<DepositView code="ng_opay" />, /Payment reference/);
const withdraw = () => open(<WithdrawView />, /Bank account/);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const text = () => document.body.textContent;

/** Presses this many times in the same instant, even if the button is off. */
async function submit(times = 1): Promise<void> {
  const { form } = field('Amount');
  await act(async () => {
    for (let tap = 0; tap < times; tap++) form?.requestSubmit();
  });
}

test('each way to pay in stands with its terms; one that is off cannot be chosen', async () => {
  network.run('app', { gateways: { m_paytm: 'down' } });
  await open(<GatewaysView />, /From other countries/);
  const opay = screen.getByRole('link', { name: /^OPay/ });
  expect(opay.textContent).toContain('₦100 to ₦1,000,000');
  expect(opay.getAttribute('href')).toBe('/deposit/ng_opay');
  const paytm = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.startsWith('Paytm'));
  expect(paytm.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Not available now'),
  ]);
  expect(screen.queryByRole('link', { name: /Paytm/ })).toBeNull();
});

test('the ways of this country come first, wallets and transfer before card and USSD', async () => {
  await open(<GatewaysView />, /From other countries/);
  const names = [
    ...['OPay', 'PalmPay', 'Bank transfer', 'Debit card', 'USSD'],
    ...['USDT on Tron', 'USDT on BNB Smart Chain'],
    ...['bKash', 'Nagad', 'Paytm'],
  ];
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    names.map((name) => expect.stringMatching(new RegExp(`^${name}(Slow|Off)?₦`))),
  );
});

test('each app to pay with has a sign of its own', async () => {
  await open(<GatewaysView />, /From other countries/);
  const apps = ['OPay', 'PalmPay', 'bKash', 'Nagad', 'Paytm'];
  const rows = screen.getAllByRole('listitem');
  const letters = () =>
    apps.map((name) =>
      rows
        .find(({ textContent }) => textContent.startsWith(name))
        ?.querySelector('[data-letters]')
        ?.getAttribute('data-letters'),
    );
  await waitFor(() => expect(letters()).toEqual(['OP', 'PP', 'BK', 'NA', 'PA']));
});

test('until there is an amount, nothing is credited and no ₦0.00 is told', async () => {
  const user = await open(<DepositView code="ng_palmpay" />, /You get, once approved–/);
  await user.fill(field('Amount'), '5000');
  expect(text()).toMatch(/You get, once approved₦5,000\.00/);
});

test('the way that money last came in by stands on top, and fills in its amount', async () => {
  const user = await open(<GatewaysView />, /Used last/);
  const last = within(screen.getByRole('region', { name: 'Used last' }));
  expect(last.getByText('PalmPay')).toBeTruthy();
  await user.click(last.getByRole('link', { name: 'Deposit ₦10,000 again' }));
  expect(location.pathname).toBe('/deposit/ng_palmpay');
  cleanup();
  await open(<DepositView code="ng_palmpay" />, /Next: send the money, then tell us on this page/);
  expect(field('Amount').value).toBe('10000');
});

test('what the player’s own limit leaves stands beside the amount', async () => {
  await call(changeMoneyLimit, { kind: 'deposit', period: 'day', amount: 3_000_00 });
  await saferPlay.refresh();
  await open(<DepositView code="ng_opay" />, /₦1,000,000\. Your own limit leaves ₦3,000\./);
});

test('what can be withdrawn comes first, then what holds the rest and how it gets free', async () => {
  await open(
    <WithdrawView />,
    /You can withdraw₦[\d,.]+Balance₦250,000\.00Deposited, not yet bet−₦[\d,.]+Bet your deposit once/,
  );
});

test('the account for a withdrawal is a card with its owner, chosen when there is one', async () => {
  await withdraw();
  const account = screen.getByRole<HTMLInputElement>('radio', {
    name: /First Bank of Nigeria ••••4579.*ADAEZE OKAFOR.*Verified/,
  });
  await waitFor(() => expect(account.checked).toBe(true));
});

test.each([
  ['ng_transfer', /98\d{8}/, 'Account number'],
  ['ng_opay', /0700 555 0142/, 'OPay number'],
])('by %s the amount comes first, then where to pay to', async (code, number, label) => {
  await open(<DepositView code={code} />, number);
  expect(text().indexOf('Choose an amount')).toBeLessThan(text().indexOf(label));
  expect(text().indexOf('Choose an amount')).toBeGreaterThan(0);
});

test.each(['m_binance_tron', 'm_binance_bsc'])(
  '%s says how much USDT to send, at which rate and for how long; after that a new rate, told',
  async (code) => {
    const user = await open(<DepositView code={code} />, /1 USDT = ₦/);
    await user.fill(field('Amount'), '5000');
    const rate = Number(/1 USDT = ₦([\d,.]+\d)/.exec(text())?.[1]?.replace(',', ''));
    const usdt = (Math.ceil((5000 / rate) * 100) / 100).toFixed(2);
    expect(text()).toContain(`Send exactly${usdt} USDT`);
    expect(text()).toMatch(/The rate holds for another 1[45]:\d\d\./);
    // Two quarters of an hour later the page was asleep and still has the old rate.
    network.run('clock', { advance: '31m' });
    await user.fill(field('Transaction hash'), 'a'.repeat(64));
    await submit();
    await shows(/so we set a new one/);
    const [made] = (await call(listDeposits, {})).deposits;
    expect(made?.usdt?.rate).not.toBe(rate * 100);
    expect(text()).toContain(`at ${formatNaira(made?.usdt?.rate ?? 0)} for 1`);
  },
);

test('a wallet that does not pay in naira is sent its own currency, at a rate', async () => {
  const user = await open(<DepositView code="m_bkash" />, /1 BDT = ₦/);
  await user.fill(field('Amount'), '5000');
  const rate = Number(/1 BDT = ₦([\d,.]+\d)/.exec(text())?.[1]);
  const taka = (Math.ceil((5000 / rate) * 100) / 100).toFixed(2);
  expect(text()).toContain(`Send exactly${taka} BDT`);
  expect(text()).not.toContain('Exact amount');
});

test('what to dial is the code of the bank that the player has', async () => {
  const user = await open(<DepositView code="ng_ussd" />, /What you will dial/);
  await user.fill(field('Amount'), '5000');
  expect(text()).toMatch(/\*737\*50\*5000\*\d+#/);
  await user.selectOptions(screen.getByLabelText('Your bank'), 'Zenith Bank');
  expect(text()).toMatch(/\*966\*50\*5000\*\d+#/);
  await submit();
  await shows(/Dial \*966\*50\*5000\*\d+#/);
});

test('a method that is checked by hand says how long, and each wallet has its own number', async () => {
  await open(<GatewaysView />, /From other countries/);
  for (const name of ['OPay', 'PalmPay', 'bKash']) {
    const { textContent } = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(textContent).toContain('Checked by hand, 1 to 5 minutes');
  }
  const wallets = ['ng_opay', 'ng_palmpay', 'm_bkash', 'm_nagad'];
  const answers = await Promise.all(wallets.map((code) => call(getGateway, { code })));
  expect(new Set(answers.map(({ payee }) => payee?.id)).size).toBe(wallets.length);
});

test('a wallet of Bangladesh takes a number from there, and no Nigerian one', async () => {
  const user = await open(<DepositView code="m_bkash" />, /1 BDT = ₦/);
  await user.fill(field('Amount'), '5000');
  await user.fill(field('Wallet phone number'), '0803 123 4567');
  await user.fill(field('Payment reference'), 'R-12345');
  await submit();
  expect(errorOf(field('Wallet phone number'))).toMatch(/^A mobile number in Bangladesh/);
  await user.fill(field('Wallet phone number'), '+880 1712 345678');
  await submit();
  await waitFor(() => expect(network.calls(createDeposit)).toBe(1));
});

test('a transfer that was sent is told in one tap, and no clock runs against it', async () => {
  const user = await open(<DepositView code="ng_transfer" />, /Account number/);
  await user.fill(field('Amount'), '5000');
  await submit();
  await shows(/We are looking for your ₦5,000\.00/);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(text()).not.toContain('I have paid');
});

test('what is dialled is paid after it was asked for; told so, the clock stops, also after a reload', async () => {
  const user = await open(<DepositView code="ng_ussd" />, /What you will dial/);
  await user.fill(field('Amount'), '5000');
  await submit();
  await shows(/Pay ₦5,000\.00/);
  screen.getByRole('timer');
  await user.click(button('I have paid'));
  await shows(/We are looking for your ₦5,000\.00/);
  expect(screen.queryByRole('timer')).toBeNull();
  cleanup();
  await open(<DepositView code="ng_ussd" />, /We are looking for your ₦5,000\.00/);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a pending deposit found on opening is followed to its end, not replaced by an empty form', async () => {
  const form = {
    gateway: 'ng_opay',
    amount: 500_000,
    phone: '+2348031234567',
    reference: 'R-12345',
  };
  const { deposit: made } = await call(createDeposit, form, { idempotencyKey: 'made' });
  await deposits.refresh();
  const user = await open(<DepositView code="ng_opay" />, /We are looking for your ₦5,000\.00/);
  network.run('decline', { id: made.depositId, reason: 'No such payment' });
  await act(() => deposits.refresh());
  await shows(/No such payment\. Nothing was credited\./);
  await user.click(button('Make another deposit'));
  expect(field('Amount').value).toBe('');
});

test('an outage of its method hides neither a deposit that was paid nor one whose answer was lost', async () => {
  network.run('fault', { match: 'POST /deposit/create', ackLost: true });
  network.run('fault', { match: 'GET /deposit/get', network: true });
  const user = await fillDeposit();
  await submit();
  await shows(/No answer yet\. We'll ask again/);
  network.run('app', { gateways: { ng_opay: 'down' } });
  await act(() => gateways.refresh());
  expect(text()).toContain("Checking if we got your request. Don't pay again.");
  expect(text()).not.toContain('OPay is off');

  network.run('fault', { clear: true });
  await user.click(button('Check again'));
  await shows(/We are looking for your ₦5,000\.00/);
  cleanup();
  await open(<DepositView code="ng_opay" />, /We are looking for your ₦5,000\.00/);
  expect(text()).not.toContain('OPay is off');
  expect(screen.queryByRole('button', { name: 'Make another deposit' })).toBeNull();
});

test('a method that is off takes no new deposit', async () => {
  network.run('app', { gateways: { ng_opay: 'down' } });
  await open(<DepositView code="ng_opay" />, /OPay is off: not available now\. Pay another way\./);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a withdrawal worked out from an older balance is not shown beside the newer one', async () => {
  await open(<WithdrawView />, /Balance₦250,000\.00/);
  // The socket has brought a newer balance, and the list cannot be fetched.
  network.run('fault', { match: 'GET /withdrawRequest/get', network: true });
  await act(async () => setWallet({ ...session.wallet, balance: 5_000_00 }));
  await shows(/Balance₦5,000\.00Your balance or your bets have changed since/);
  expect(text()).not.toMatch(/250,000|171,000/);
});

test('on a break the deposit page says one thing, and offers no way to pay', async () => {
  await beginBreak({ kind: 'time-out', length: 1 });
  await open(<DepositView code="ng_opay" />, /Deposits are off/);
  expect(text()).not.toMatch(/limit|Amount|Other ways|₦100/);
  expect(links()).toEqual(['Withdraw']);
  cleanup();
  await open(<GatewaysView />, /Deposits are off/);
  expect(links()).toEqual(['Your deposits', 'Withdraw']);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('an amount above the player’s own limit is not sent, and no larger one is suggested', async () => {
  await call(changeMoneyLimit, { kind: 'deposit', period: 'day', amount: 3_000_00 });
  await saferPlay.refresh();
  const user = await deposit();
  await user.fill(field('Amount'), '5000');
  await submit();
  expect(errorOf(field('Amount'))).toBe('Your own limit allows ₦3,000 more');
  const suggested = within(screen.getByRole('group', { name: 'Choose an amount' }));
  expect(suggested.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '₦1,000',
    '₦2,000',
  ]);
  expect(network.calls(createDeposit)).toBe(0);
});

test('a limit of the day that is used up leaves all of it again after midnight in Lagos', async () => {
  await call(changeMoneyLimit, { kind: 'deposit', period: 'day', amount: 3_000_00 });
  const form = { gateway: 'ng_transfer', amount: 3_000_00 };
  const { deposit: made } = await call(createDeposit, form, { idempotencyKey: 'made' });
  network.run('approve', { id: made.depositId });
  await saferPlay.refresh();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  onTestFinished(watchPlay());
  const user = await open(<DepositView code="ng_opay" />, /Your own limit leaves ₦0\./);
  network.run('clock', { advance: '12h' });
  vi.setSystemTime(Date.now() + 12 * 60 * 60_000);
  await act(async () => void vi.advanceTimersByTime(10_000));
  await shows(/Your own limit leaves ₦3,000\./);
  await user.fill(field('Amount'), '3000');
  await submit();
  expect(errorOf(field('Amount'))).toBe('');
});

test('ways to pay that cannot be asked for say that no money has moved, and are asked for again', async () => {
  network.run('fault', { match: 'GET /gateways', network: true });
  const user = await open(
    <GatewaysView />,
    /None are saved on this phone yet\. No money has moved\./,
  );
  network.run('fault', { clear: true });
  await user.click(button('Try again'));
  await shows(/In Nigeria/);
});

const AMOUNTS: [amount: string, problem: string][] = [
  ['', 'Enter an amount'],
  ['much', 'Enter an amount, like 5,000'],
  ['99', 'The smallest amount is ₦100'],
];

const TOO_MUCH: [string, string] = ['1000001', 'The largest amount is ₦1,000,000'];

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
  expect(errorOf(field('Payment reference'))).toBe('Enter your payment reference');
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
  await shows(/We are looking for your ₦5,000\.00/);
  expect(network.calls(createDeposit)).toBe(1);
});

test('a deposit whose answer is lost is looked up, not sent again', async () => {
  network.run('fault', { match: 'POST /deposit/create', ackLost: true });
  network.run('fault', { match: 'GET /deposit/get', network: true });
  const user = await fillDeposit();
  await submit();
  await shows(/Checking… No answer yet\. Checking if we got/);
  await shows(/No answer yet/);
  network.run('fault', { clear: true });
  await user.click(button('Check again'));
  await shows(/We are looking for your ₦5,000\.00/);
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
  await shows(
    /Not today\. Nothing was credited\. If you have already sent the money, don't send it again/,
  );
  expect(field('Amount').value).toBe('5000');
  await submit();
  await shows(/We are looking for your ₦5,000\.00/);
});

test.each(AMOUNTS.slice(0, 2))('a withdrawal of “%s” is not sent: %s', async (amount, problem) => {
  const user = await withdraw();
  await user.fill(field('Amount'), amount);
  await submit();
  expect(errorOf(field('Amount'))).toBe(problem);
  expect(network.calls(createWithdrawal)).toBe(0);
});

test('more than can be withdrawn is not sent', async () => {
  const { withdrawable } = await call(listWithdrawals, {});
  const user = await withdraw();
  await user.fill(field('Amount'), '250001');
  await submit();
  const most = formatNaira(withdrawable.available).replace('.00', '');
  expect(errorOf(field('Amount'))).toBe(`You can withdraw ${most} now`);
  expect(network.calls(createWithdrawal)).toBe(0);
});

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

test('by a wallet it says that it goes to the own number, and another one is refused beside it', async () => {
  const user = await withdraw();
  await shows(/To an account in your own name\./);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'To OPay');
  await shows(/To the wallet of your own phone number\./);
  await user.fill(field('Amount'), '5000');
  await user.fill(field('Wallet phone number'), '0809 765 4321');
  await submit();
  await waitFor(() =>
    expect(errorOf(field('Wallet phone number'))).toMatch(
      /Use the wallet of your own phone number/,
    ),
  );
  await user.fill(field('Wallet phone number'), '0803 123 4567');
  await submit();
  await shows(/₦5,000\.00 requested/);
});

test('a withdrawal can carry the document that its gateway asks for', async () => {
  const user = await withdraw();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Method' }),
    'm_binance_tron_payout',
  );
  await shows(/Picture of your wallet/);
  await user.fill(field('Your USDT address on Tron'), 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  await user.fill(field('Amount'), '20000');
  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'wallet.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText(/^Picture of your wallet.*: choose a file$/), pdf);
  await shows(/A PDF document/);
  await submit();
  await shows(/Your document has arrived/);
  const sent = await network.sent(createDynamicWithdrawal);
  expect(sent.map(({ input }) => input.proof?.type)).toEqual(['application/pdf']);
});

test.each([
  ['the words of the answer', { message: 'We look at it at once' }, 'We look at it at once'],
  ['without any, the default', {}, 'Request created'],
])('a request that was made says %s', async (_, words, expected) => {
  const [known] = (await call(listWithdrawals, {}, { quiet: true })).withdrawals;
  if (!known) throw new Error('adaeze has withdrawn before');
  network.answer(createWithdrawal, () => ({
    withdrawal: { ...known, status: 'pending' as const },
    ...words,
  }));
  const user = await withdraw();
  await user.fill(field('Amount'), '2000');
  await submit();
  await waitFor(() => expect(notices.tray[0]?.text).toBe(expected));
});

test('who pays by bank finds the operator’s own account, once no other is to be had', async () => {
  const user = await open(<DepositView code="ng_transfer" />, /Account number98/);
  const fold = screen.getByText('Pay to our own account instead').closest('details');
  if (!fold) throw new Error('our own account is folded');
  await user.click(within(fold).getByText('Pay to our own account instead'));
  await shows(/Our account number0000014579/);
  expect(fold.textContent).toContain('Keep the receipt of the transfer.');
  expect(fold.textContent).toContain('First Bank of Nigeria');
});
