import 'fake-indexeddb/auto';
import { setupServer } from 'msw/node';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Backend } from '../../../mocks/backend.ts';
import { createTestCaller } from '../../../mocks/hosts/testCaller.ts';
import { call } from '../../api/call.ts';
import { callHooks } from '../../api/callHooks.ts';
import { login } from '../../contract/account/auth.ts';
import { changeMoneyLimit } from '../../contract/account/saferPlay.ts';
import { listWithdrawals, Withdrawal } from '../../contract/cashier/withdrawals.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { env } from '../../env.ts';
import { notices } from '../../state/device/notices.ts';
import { beginBreak, followServerBreak } from '../../state/play/playLock.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { connection } from '../../state/session/connection.ts';
import { organisation } from '../../state/session/organisation.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { refreshProfile } from '../../state/session/profile.ts';
import { beginSession, session, setWallet } from '../../state/session/session.ts';
import { wipePrivate } from '../../storage/wipe.ts';
import { DepositView } from './deposit/DepositView.tsx';
import { GatewaysView } from './GatewaysView.tsx';
import { WithdrawView } from './withdraw/WithdrawView.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: HTMLElement;
let root: Root;
let backend: Backend;
let server: ReturnType<typeof setupServer>;
/** What was posted, by path. */
let posted: string[];

beforeEach(async () => {
  env.apiBase = `${location.origin}/api`;
  callHooks.token = () => session.token;
  ({ backend } = createTestCaller());
  // Requests stay undecided until somebody decides them, and no code is asked for.
  backend.control.run('app', { reviews: 'manual', OTP: 0 });
  organisation.appDetails = { OTP: 0 } as NonNullable<typeof organisation.appDetails>;
  server = setupServer(...backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  posted = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') posted.push(new URL(request.url).pathname);
  });
  connection.status = 'live';
  beginSession(await call(login, { username: 'adaeze', password: 'Passw0rd1' }, { quiet: true }));
  await refreshProfile();
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  forgetPlayer();
  await wipePrivate();
  server.close();
  backend.dispose();
  organisation.appDetails = undefined;
  followServerBreak(undefined, Date.now());
});

async function show(view: ReactElement, expected: RegExp) {
  root = createRoot(page);
  await act(async () => root.render(view));
  await shows(expected);
}
const shows = (expected: RegExp) =>
  vi.waitFor(() => act(async () => expect(page.textContent).toMatch(expected)), { timeout: 6000 });
const field = (label: string) => {
  const id = [...page.querySelectorAll('label')].find(
    (item) => item.textContent === label,
  )?.htmlFor;
  return page.querySelector(`[id="${id}"]`) as HTMLInputElement;
};
/** What is said to be mended about a field, as a screen reader is told it. */
const errorOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return page.querySelector(`[id="${ids.at(-1)}"]`)?.textContent;
};
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
async function type(label: string, text: string) {
  await act(async () => {
    // Past React's own setter, which would take the text for its own.
    setValue?.call(field(label), text);
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const submit = (times = 1) =>
  act(async () => {
    for (let tap = 0; tap < times; tap++) page.querySelector('form')?.requestSubmit();
  });
const press = (text: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find((one) => one.textContent === text)?.click(),
  );
const creations = (path: string) => posted.filter((one) => one === `/api${path}`).length;

test('each way to pay in stands with its terms; one that is off cannot be chosen', async () => {
  backend.control.run('app', { gateways: { m_paytm: 'down' } });
  await show(<GatewaysView />, /From other countries/);
  const rows = [...page.querySelectorAll('li')];
  const row = (name: string) => rows.find((item) => item.textContent?.includes(name));
  expect(row('OPay')?.textContent).toContain('₦100 to ₦1,000,000');
  expect(row('OPay')?.querySelector('a')?.getAttribute('href')).toBe('/deposit/ng_opay');
  expect(row('Paytm')?.textContent).toContain('Off');
  expect(row('Paytm')?.querySelector('a')).toBeNull();
});

test('the ways of this country come first, wallets and transfer before card and USSD', async () => {
  await show(<GatewaysView />, /From other countries/);
  const names = [...page.querySelectorAll('.gateway-row__name')].map(({ textContent }) =>
    textContent?.replace(/(Slow|Off)$/, ''),
  );
  expect(names).toEqual([
    ...['OPay', 'PalmPay', 'Bank transfer', 'Debit card', 'USSD'],
    ...['USDT on Tron', 'USDT on BNB Smart Chain'],
    ...['bKash', 'Nagad', 'Paytm'],
  ]);
});

test.each([
  ['ng_transfer', /98\d{8}/, 'Account number'],
  ['ng_opay', /0700 555 0142/, 'OPay number'],
])('where to pay to by %s stands above everything that is asked', async (code, number, label) => {
  await show(<DepositView code={code} />, number);
  const text = page.textContent ?? '';
  expect(text.indexOf(label)).toBeLessThan(text.indexOf('Pick an amount'));
  expect(text.indexOf(label)).toBeGreaterThan(0);
});

test('a transfer that was sent is told in one tap, and no clock runs against it', async () => {
  await show(<DepositView code="ng_transfer" />, /Account number/);
  await type('Amount', '5000');
  await submit();
  await shows(/We are looking for your ₦5,000\.00/);
  expect(page.querySelector('[role=timer]')).toBeNull();
  expect(page.textContent).not.toContain('I have paid');
});

test('what is dialled is paid after it was asked for; told so, the clock stops, also after a reload', async () => {
  await show(<DepositView code="ng_ussd" />, /What you will dial/);
  await type('Amount', '5000');
  await submit();
  await shows(/Pay ₦5,000\.00/);
  expect(page.querySelector('[role=timer]')).not.toBeNull();
  await press('I have paid');
  await shows(/We are looking for your ₦5,000\.00/);
  expect(page.querySelector('[role=timer]')).toBeNull();
  await act(async () => root.unmount());
  await show(<DepositView code="ng_ussd" />, /We are looking for your ₦5,000\.00/);
  expect(page.querySelector('[role=timer]')).toBeNull();
});

test('a withdrawal worked out from an older balance is not shown beside the newer one', async () => {
  await show(<WithdrawView />, /Balance₦250,000\.00/);
  // The socket told a newer balance, and the list cannot be asked for.
  backend.control.run('fault', { match: 'GET /withdrawRequest/get', network: true });
  await act(async () => setWallet({ ...session.wallet, balance: 5_000_00 }));
  await shows(/Balance₦5,000\.00Your balance has changed since/);
  expect(page.textContent).not.toMatch(/250,000|171,000/);
});

test('on a break the deposit page says one thing, and offers no way to pay', async () => {
  await beginBreak({ kind: 'time-out', length: 1 });
  await show(<DepositView code="ng_opay" />, /Deposits are off/);
  expect(page.textContent).not.toMatch(/limit|Amount|Other ways|₦100/);
  expect([...page.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Withdraw',
  ]);
  await act(async () => root.render(<GatewaysView />));
  await shows(/Deposits are off/);
  expect(page.querySelector('.gateway-row')).toBeNull();
});

test('an amount above the player’s own limit is not sent, and no larger one is suggested', async () => {
  await call(changeMoneyLimit, { kind: 'deposit', period: 'day', amount: 3_000_00 });
  await saferPlay.refresh();
  await show(<DepositView code="ng_opay" />, /Payment reference/);
  await type('Amount', '5000');
  await submit();
  expect(errorOf('Amount')).toBe('Your own limit leaves ₦3,000');
  expect([...page.querySelectorAll('.chip')].map(({ textContent }) => textContent)).toEqual([
    '₦1,000',
    '₦2,000',
  ]);
  expect(creations('/deposit/create')).toBe(0);
});

test('ways to pay that cannot be asked for say that no money has moved, and are asked for again', async () => {
  backend.control.run('fault', { match: 'GET /gateways', network: true });
  await show(<GatewaysView />, /None are saved on this phone yet\. No money has moved\./);
  backend.control.run('fault', { clear: true });
  await act(async () => page.querySelector('button')?.click());
  await shows(/In Nigeria/);
});

const AMOUNTS: [amount: string, problem: string][] = [
  ['', 'Enter an amount'],
  ['much', 'Enter an amount such as 5000 or 5,000'],
  ['99', 'The smallest amount is ₦100'],
];

const TOO_MUCH: [string, string] = ['1000001', 'The largest amount is ₦1,000,000'];

test.each([...AMOUNTS, TOO_MUCH])('a deposit of “%s” is not sent: %s', async (amount, problem) => {
  await show(<DepositView code="ng_opay" />, /Payment reference/);
  await type('Amount', amount);
  await type('Payment reference', 'R-12345');
  await submit();
  expect(errorOf('Amount')).toBe(problem);
  expect(document.activeElement).toBe(field('Amount'));
  expect(creations('/deposit/create')).toBe(0);
});

test('a reference that is needed is asked for, and the amount stays', async () => {
  await show(<DepositView code="ng_opay" />, /Payment reference/);
  await type('Amount', '5000');
  await submit();
  expect(errorOf('Payment reference')).toBe('Payment reference is needed');
  expect(field('Amount').value).toBe('5000');
  expect(creations('/deposit/create')).toBe(0);
});

async function fillDeposit() {
  await show(<DepositView code="ng_opay" />, /Payment reference/);
  await type('Amount', '5000');
  await type('Wallet phone number', '0803 123 4567');
  await type('Payment reference', 'R-12345');
}

test('two taps on a deposit are one request, and it is followed from then on', async () => {
  await fillDeposit();
  await submit(2);
  await shows(/We are looking for your ₦5,000\.00/);
  expect(creations('/deposit/create')).toBe(1);
});

test('a deposit whose answer is lost is looked up, not sent again', async () => {
  backend.control.run('fault', { match: 'POST /deposit/create', ackLost: true });
  backend.control.run('fault', { match: 'GET /deposit/get', network: true });
  await fillDeposit();
  await submit();
  await shows(/Checking… The answer was lost/);
  await shows(/There is no answer yet/);
  backend.control.run('fault', { clear: true });
  await press('Check again');
  await shows(/We are looking for your ₦5,000\.00/);
  expect(creations('/deposit/create')).toBe(1);
});

test('a deposit that is refused keeps what was typed and says where the money is', async () => {
  backend.control.run('fault', {
    match: 'POST /deposit/create',
    status: 422,
    body: { error: true, message: 'Not today', code: 'refused' },
    times: 1,
  });
  await fillDeposit();
  await submit();
  await shows(
    /Not today Nothing was credited\. If you have sent the money already, do not send it again/,
  );
  expect(field('Amount').value).toBe('5000');
  await submit();
  await shows(/We are looking for your ₦5,000\.00/);
});

test.each(AMOUNTS.slice(0, 2))('a withdrawal of “%s” is not sent: %s', async (amount, problem) => {
  await show(<WithdrawView />, /Bank account/);
  await type('Amount', amount);
  await submit();
  expect(errorOf('Amount')).toBe(problem);
  expect(creations('/withdrawRequest/create')).toBe(0);
});

test('more than can be withdrawn is not sent', async () => {
  const { withdrawable } = await call(listWithdrawals, {});
  await show(<WithdrawView />, /Bank account/);
  await type('Amount', '250001');
  await submit();
  const most = formatNaira(withdrawable.available).replace('.00', '');
  expect(errorOf('Amount')).toBe(`You can withdraw ${most} now`);
  expect(creations('/withdrawRequest/create')).toBe(0);
});

test('two taps on a withdrawal are one request', async () => {
  await show(<WithdrawView />, /Bank account/);
  await type('Amount', '2000');
  await submit(2);
  await shows(/₦1,950\.00 requested/);
  expect(creations('/withdrawRequest/create')).toBe(1);
});

test('a withdrawal whose answer is lost is looked up, not sent again', async () => {
  backend.control.run('fault', { match: 'POST /withdrawRequest/create', ackLost: true });
  await show(<WithdrawView />, /Bank account/);
  await type('Amount', '2000');
  await submit();
  await shows(/₦1,950\.00 requested/);
  expect(creations('/withdrawRequest/create')).toBe(1);
});

test('a withdrawal can carry the document that its gateway asks for', async () => {
  const bodies: (File | string | null)[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (!request.url.endsWith('/withdrawRequest/dynamic')) return;
    bodies.push((await request.clone().formData()).get('proof'));
  });
  await show(<WithdrawView />, /Bank account/);
  await act(async () => {
    const how = page.querySelector('select') as HTMLSelectElement;
    how.value = 'm_binance_tron_payout';
    how.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await shows(/Picture of your wallet/);
  await type('Your USDT address on Tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  await type('Amount', '20000');
  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'wallet.pdf', { type: 'application/pdf' });
  await act(async () => {
    const picker = page.querySelector('input[type=file]:not([capture])') as HTMLInputElement;
    Object.defineProperty(picker, 'files', { value: [pdf] });
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await shows(/A PDF document/);
  await submit();
  await shows(/Your document has arrived/);
  expect(bodies.map((body) => body instanceof File && body.type)).toEqual(['application/pdf']);
});

test.each([
  ['the words of the answer', { message: 'We look at it at once' }, 'We look at it at once'],
  ['without any, the default', { message: undefined }, 'Request created'],
])('a request that was made says %s', async (_, words, text) => {
  const { withdrawals } = await call(listWithdrawals, {}, { quiet: true });
  const [known] = z.encode(z.array(Withdrawal), withdrawals.slice(0, 1));
  const body = { withdrawal: { ...known, status: 'pending' }, ...words };
  backend.control.run('fault', { match: 'POST /withdrawRequest/create', status: 200, body });
  await show(<WithdrawView />, /Bank account/);
  await type('Amount', '2000');
  await submit();
  await vi.waitFor(() => expect(notices.tray[0]?.text).toBe(text));
});

test('who pays by bank finds the operator’s own account, once no other is to be had', async () => {
  await show(<DepositView code="ng_transfer" />, /Account number98/);
  const fold = () =>
    [...page.querySelectorAll('details')].find((item) => item.textContent?.includes('our own'));
  await act(async () => {
    const details = fold() as HTMLDetailsElement;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  await shows(/Our account number0000014579/);
  expect(fold()?.textContent).toContain('Keep the receipt of the transfer.');
  expect(fold()?.textContent).toContain('First Bank of Nigeria');
});
