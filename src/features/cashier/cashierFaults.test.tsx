import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommandInput } from '../../../mocks/control/commands.ts';
import { call } from '../../api/call.ts';
import { listDeposits } from '../../contract/cashier/deposits.ts';
import { listWithdrawals } from '../../contract/cashier/withdrawals.ts';
import { refreshOrganisation } from '../../state/session/organisation.ts';
import { refreshProfile } from '../../state/session/profile.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { DepositView } from './deposit/DepositView.tsx';
import { WithdrawView } from './withdraw/WithdrawView.tsx';

type Fault = Omit<Exclude<CommandInput<'fault'>, { clear: unknown }>, 'match'>;

/** What the server, or something on the way to it, may answer instead. Stories go through what breaks a connection. */
const LOST: [name: string, fault: Fault][] = [
  ['a portal', { html: true }],
  ['a web page with 502', { html: true, status: 502 }],
  ['500', { status: 500 }],
  ['an answer of another shape', { body: { deposit: null } }],
  ['an answer with nothing in it', { body: null }],
];

const REFUSED: [name: string, fault: Fault, says: RegExp][] = [
  [
    '413',
    {
      status: 413,
      body: { error: true, message: 'The file is larger', code: 'file-too-large' },
    },
    /The file is larger/,
  ],
  [
    '429 with a time to wait',
    { status: 429, retryAfter: 90, body: { error: true, message: 'Too busy', code: 'busy' } },
    /Too busy/,
  ],
];

let network: Network;

beforeEach(async () => {
  // What cannot be read is told there.
  vi.spyOn(console, 'warn').mockReturnValue();
  network = openNetwork();
  // Requests stay undecided, and no code is required.
  network.run('app', { reviews: 'manual', OTP: 0 });
  await network.signIn('adaeze');
  await Promise.all([refreshOrganisation(), refreshProfile()]);
  // Time also passes by itself, because a call waits for some of it.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
});

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

/** Lets seconds pass until the page says so. The limit is of the machine's time. */
const saysLater = (expected: RegExp) =>
  until(
    async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(document.body.textContent).toMatch(expected);
    },
    { interval: 1 },
  );

const quietly = { quiet: true };

describe.each([
  {
    what: 'a deposit',
    match: 'POST /deposit/create',
    async fill() {
      const user = show(<DepositView code="ng_opay" />);
      await shows(/Payment reference/);
      await user.fill(amount(), '5000');
      await user.fill(screen.getByRole('textbox', { name: 'Wallet phone number' }), '08031234567');
      await user.fill(screen.getByRole('textbox', { name: 'Payment reference' }), 'R-12345');
      return user;
    },
    button: /^I have sent ₦5,000/,
    count: async () => (await call(listDeposits, {}, quietly)).total,
    safe: /nothing was credited/i,
  },
  {
    what: 'a withdrawal',
    match: 'POST /withdrawRequest/create',
    async fill() {
      const user = show(<WithdrawView />);
      await shows(/Bank account/);
      await user.fill(amount(), '5000');
      return user;
    },
    button: /^Withdraw ₦/,
    count: async () => (await call(listWithdrawals, {}, quietly)).total,
    safe: /Your money is still in your wallet/,
  },
])('$what', ({ match, fill, button, count, safe }) => {
  test.each(LOST)(
    'that is answered by %s did not arrive, and what was typed stays',
    async (_, fault) => {
      const user = await fill();
      const before = await count();
      network.run('fault', { match, ...fault });
      await user.click(screen.getByRole('button', { name: button }));
      await shows(/Checking…/);
      await saysLater(/We didn't get your request/);
      expect(document.body.textContent).toMatch(safe);
      expect(amount().value).toBe('5000');
      expect(await count()).toBe(before);
    },
  );

  test.each(REFUSED)(
    'that is answered by %s says so, and what was typed stays',
    async (_, fault, says) => {
      const user = await fill();
      const before = await count();
      network.run('fault', { match, ...fault });
      await user.click(screen.getByRole('button', { name: button }));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(says);
      expect(alert.textContent).toMatch(safe);
      expect(amount().value).toBe('5000');
      expect(await count()).toBe(before);
      if (!fault.retryAfter) return;
      const waiting = () =>
        screen.queryByRole<HTMLButtonElement>('button', { name: /^Try again in \d+ s$/ });
      await act(() => vi.advanceTimersByTimeAsync((fault.retryAfter ?? 0) * 900));
      expect(waiting()?.disabled).toBe(true);
      await act(() => vi.advanceTimersByTimeAsync((fault.retryAfter ?? 0) * 101));
      expect(waiting()).toBeNull();
    },
  );
});
