import 'fake-indexeddb/auto';
import { setupServer } from 'msw/node';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '../../../mocks/backend.ts';
import { call } from '../../api/call.ts';
import { callHooks } from '../../api/callHooks.ts';
import { login } from '../../contract/auth.ts';
import { env } from '../../env.ts';
import { refreshProfile } from '../../state/money/balance.ts';
import { connection } from '../../state/session/connection.ts';
import { organisation } from '../../state/session/organisation.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession, session } from '../../state/session/session.ts';
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
  backend = createBackend();
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
const creations = (path: string) => posted.filter((one) => one === `/api${path}`).length;

test('each way to pay in stands with its terms; one that is off cannot be chosen', async () => {
  backend.control.run('app', { gateways: { m_paytm: 'down' } });
  await show(<GatewaysView />, /From a mobile wallet/);
  const rows = [...page.querySelectorAll('li')];
  const row = (name: string) => rows.find((item) => item.textContent?.includes(name));
  expect(row('OPay')?.textContent).toContain('₦100 to ₦1,000,000');
  expect(row('OPay')?.querySelector('a')?.getAttribute('href')).toBe('/deposit/ng_opay');
  expect(row('Paytm')?.textContent).toContain('Off');
  expect(row('Paytm')?.querySelector('a')).toBeNull();
});

test('ways to pay that cannot be asked for say that no money has moved, and are asked for again', async () => {
  backend.control.run('fault', { match: 'GET /gateways', network: true });
  await show(<GatewaysView />, /None are saved on this phone yet\. No money has moved\./);
  backend.control.run('fault', { clear: true });
  await act(async () => page.querySelector('button')?.click());
  await shows(/From your bank/);
});

const AMOUNTS: [amount: string, problem: string][] = [
  ['', 'Enter an amount'],
  ['much', 'Enter an amount such as 5000 or 5,000'],
  ['99', 'The smallest amount is ₦100'],
];

const TOO_MUCH: [string, string] = ['1000001', 'The largest amount is ₦1,000,000'];
const MORE_THAN_THERE_IS: [string, string] = ['250001', 'You can withdraw ₦172,000 now'];

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
  await shows(/on its way/);
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
  await act(async () =>
    [...page.querySelectorAll('button')].find((one) => one.textContent === 'Check again')?.click(),
  );
  await shows(/on its way/);
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
  await shows(/Not today Nothing was credited and nothing was taken\./);
  expect(field('Amount').value).toBe('5000');
  await submit();
  await shows(/on its way/);
});

test.each([...AMOUNTS.slice(0, 2), MORE_THAN_THERE_IS])(
  'a withdrawal of “%s” is not sent: %s',
  async (amount, problem) => {
    await show(<WithdrawView />, /Bank account/);
    await type('Amount', amount);
    await submit();
    expect(errorOf('Amount')).toBe(problem);
    expect(creations('/withdrawRequest/create')).toBe(0);
  },
);

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
