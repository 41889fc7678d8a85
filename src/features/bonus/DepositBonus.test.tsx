import 'fake-indexeddb/auto';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../../mocks/backend.ts';
import { createTestCaller } from '../../../mocks/hosts/testCaller.ts';
import { call } from '../../api/call.ts';
import { callHooks } from '../../api/callHooks.ts';
import { login } from '../../contract/account/auth.ts';
import { createDeposit } from '../../contract/cashier/deposits.ts';
import { env } from '../../env.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { beginBreak, takeServerBreak } from '../../state/play/playLock.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession, session } from '../../state/session/session.ts';
import { wipePrivate } from '../../storage/wipe.ts';
import { until } from '../../testing/until.ts';
import { actOn, bonusAct } from './bonusAct.ts';
import { DepositBonus } from './DepositBonus.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: HTMLElement;
let root: Root;
let backend: Backend;
let server: ReturnType<typeof setupServer>;
let depositId: string;

beforeEach(async () => {
  env.apiBase = `${location.origin}/api`;
  callHooks.token = () => session.token;
  ({ backend } = createTestCaller());
  backend.control.run('app', { reviews: 'manual' });
  server = setupServer(...backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Emeka has never paid in.
  beginSession(await call(login, { username: 'emeka', password: 'Passw0rd1' }));
  depositId = await payIn(7_000_00);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  takeServerBreak(undefined, Date.now() + 1000);
  forgetPlayer();
  await wipePrivate();
  server.close();
  backend.dispose();
});

/** Pays in; the operator has not approved it yet. */
async function payIn(amount: number): Promise<string> {
  const form = { gateway: 'ng_transfer', amount, isPaid: true };
  const { deposit } = await call(createDeposit, form, { idempotencyKey: `paid ${amount}` });
  return deposit.depositId;
}

const shows = (expected: RegExp) =>
  until(() => act(async () => expect(page.textContent).toMatch(expected)));

test('an approved deposit opens a bonus of the player’s own amount, and one tap takes it', async () => {
  backend.control.run('approve', { id: depositId });
  await saferPlay.refresh();
  await act(async () => root.render(<DepositBonus depositId={depositId} />));
  // The whole first deposit, where the deposit bonus would give half.
  await shows(
    /^Welcome bonus: ₦7,000\.00.*as you bet ₦35,000\.00 in all at odds of 1\.50.*14 days/,
  );
  await act(async () => page.querySelector('button')?.click());
  await shows(/^Welcome bonusThe bonus is yours\..*See its progress$/);
  expect(page.querySelector('button')).toBeNull();
  // Its deposit opens no other bonus any more, and the list knows.
  await until(() => expect(bonuses.state.data?.bonuses.filter(({ opened }) => opened)).toEqual([]));
});

test('what no deposit has opened is not offered, nor anything on a break', async () => {
  await saferPlay.refresh();
  await act(async () => root.render(<DepositBonus depositId={depositId} />));
  await until(() => expect(bonuses.state.status).toBe('ready'));
  expect(bonuses.state.data?.bonuses.length).toBeGreaterThan(0);
  expect(page.textContent).toBe('');
  backend.control.run('approve', { id: depositId });
  await beginBreak({ kind: 'time-out', length: 1 });
  await act(async () => root.render(<DepositBonus key="anew" depositId={depositId} />));
  expect(page.textContent).toBe('');
});

test('what an earlier deposit brought does not hide what this one opens, whatever was done with it', async () => {
  backend.control.run('approve', { id: depositId });
  await saferPlay.refresh();
  await act(async () => root.render(<DepositBonus depositId={depositId} />));
  await shows(/^Welcome bonus: /);
  await act(async () => page.querySelector('button')?.click());
  await shows(/^Welcome bonusThe bonus is yours\./);

  const next = await payIn(4_000_00);
  backend.control.run('approve', { id: next });
  await act(async () => root.render(<DepositBonus key="next" depositId={next} />));
  await shows(/^Deposit bonus: ₦2,000\.00/);
  await act(async () => root.render(<DepositBonus key="first" depositId={depositId} />));
  await shows(/^Welcome bonusThe bonus is yours\./);

  actOn(bonusAct.bonusId, 'cancel');
  await until(() => expect(bonusAct.phase).toMatchObject({ result: { status: 'cancelled' } }));
  await act(async () => root.render(<DepositBonus key="last" depositId={next} />));
  await shows(/^Deposit bonus: ₦2,000\.00/);
  expect(page.textContent).not.toContain('Bonus cancelled');

  // Its bonus goes to a later deposit, of which the page hears by the refusal only.
  backend.control.run('approve', { id: await payIn(1_000_00) });
  await act(async () => page.querySelector('button')?.click());
  await shows(/^Deposit bonusThis bonus is for another deposit now\./);
});
