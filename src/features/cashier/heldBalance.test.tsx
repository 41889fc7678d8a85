import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { getExposure } from '../../contract/cashier/wallet.ts';
import { listWithdrawals } from '../../contract/cashier/withdrawals.ts';
import { refreshExposure } from '../../state/money/balance.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { session, setWallet } from '../../state/session/session.ts';
import { held } from '../../testing/held.ts';
import { openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { CashierView } from './CashierView.tsx';
import { withdrawals } from './cashier.ts';
import { WithdrawView } from './withdraw/WithdrawView.tsx';

test('an older answer about withdrawals does not replace a balance that was pushed meanwhile', async () => {
  const network = openNetwork();
  await network.signIn();
  const told = await call(listWithdrawals, {}, { quiet: true });
  const late = held<typeof told>();
  network.answer(listWithdrawals, () => late.answer);
  const asked = withdrawals.refresh();
  const pushed = told.withdrawable.balance - 5_000_00;
  setWallet({ ...session.wallet, balance: pushed });
  late.release(told);
  await asked;
  expect(withdrawals.state.data?.withdrawable.balance).toBe(told.withdrawable.balance);
  expect(session.wallet.balance).toBe(pushed);
  // Without news in between the page and the answer show one balance.
  await withdrawals.refresh();
  expect(session.wallet.balance).toBe(told.withdrawable.balance);
});

test('an exposure that was asked for earlier and is told later does not replace the later one', async () => {
  const network = openNetwork();
  await network.signIn();
  const first = held<{ exposureAmount: number; markets: [] }>();
  const answers = [first.answer, { exposureAmount: 2_000_00, markets: [] }];
  network.answer(getExposure, () => answers.shift() ?? { exposureAmount: 0, markets: [] });
  const earlier = refreshExposure();
  await until(() => expect(network.calls(getExposure)).toBe(1));
  await refreshExposure();
  first.release({ exposureAmount: 1_000_00, markets: [] });
  await earlier;
  expect(session.exposureAmount).toBe(2_000_00);
});

test('what can be withdrawn is not shown beside bets it does not know, and is asked for anew', async () => {
  const network = openNetwork();
  await network.signIn();
  show(<WithdrawView />);
  await shows(/You can withdraw₦172,500\.00/);
  // A bet was placed, which leaves the balance as it is.
  const told = await call(listWithdrawals, {}, { quiet: true });
  const { withdrawable } = told;
  const late = held<typeof told>();
  network.answer(listWithdrawals, () => late.answer);
  await act(async () => {
    session.exposureAmount = 2_500_00;
  });
  await shows(/Balance₦250,000\.00Your balance or your bets have changed since/);
  late.release({
    ...told,
    withdrawable: {
      ...withdrawable,
      exposure: 2_500_00,
      available: withdrawable.available - 2_500_00,
    },
  });
  await shows(/You can withdraw₦170,000\.00/);
});

test('the cashier says what must be bet first, and the withdrawal what is to bet for the bonus', async () => {
  const network = openNetwork();
  await network.signIn();
  show(<CashierView />);
  await shows(/You can withdraw₦172,500\.00/);
  await shows(/Deposited, not yet bet₦77,500\.00/);
  show(<WithdrawView />);
  await shows(/₦5,000\.00 more is a locked bonus: bet ₦\d\d,\d00\.00 to unlock it\./);
  const { data } = bonuses.state;
  const taken = data?.bonuses.filter(
    ({ status, offer }) => status === 'active' && offer !== 'free-bet',
  );
  expect(screen.getByRole('link', { name: 'See the bonus' }).getAttribute('href')).toBe(
    `/bonus/${taken?.[0]?.bonusId}`,
  );
});
