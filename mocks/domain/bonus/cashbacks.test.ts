import { expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { listBonuses, takeBonus } from '../../../src/contract/cashier/bonus.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { post } from '../money/ledger.ts';

/** Saturday evening; the cashback of this week is ready on Tuesday, 17 March 2026 at noon in Lagos. */
const READY = '2026-03-17T11:00:00Z';

async function week(netKobo: number, kind: 'bet-result' | 'game-stake' = 'bet-result') {
  const app = createTestCaller({ scenario: 'empty' });
  const { operator } = app.backend.context;
  if (netKobo !== 0) {
    post(operator, {
      accountId: ADAEZE_ID,
      kind,
      amountKobo: netKobo,
      reference: 'm',
      remark: 'Home v Away',
      at: operator.clock.now(),
    });
  }
  const cashbacks = async () => {
    const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
    const { bonuses } = await app.call(listBonuses, {}, { token });
    return { token, bonuses: bonuses.filter(({ offer }) => offer === 'cashback') };
  };
  return { ...app, cashbacks };
}

test.each([
  ['a tenth of what a losing week lost', -12_500_00, [1_250_00]],
  ['the most there is', -120_000_00, [2_500_00]],
  ['nothing of a week that won', 4_000_00, []],
  ['nothing of a week without bets', 0, []],
])('%s comes back', async (_, netKobo, amounts) => {
  const { backend, cashbacks } = await week(netKobo);
  backend.control.run('clock', { to: Date.parse(READY) - 1 });
  expect((await cashbacks()).bonuses).toEqual([]);
  backend.control.run('clock', { to: READY });
  expect((await cashbacks()).bonuses.map(({ amount }) => amount)).toEqual(amounts);
});

test('what casino games and jackpot tickets lost brings no cashback, as its page says', async () => {
  const { backend, cashbacks } = await week(-12_500_00, 'game-stake');
  backend.control.run('clock', { to: READY });
  expect((await cashbacks()).bonuses).toEqual([]);
});

test('a week comes back once, however the time passes, and is taken for what it is', async () => {
  const { backend, call, cashbacks } = await week(-12_500_00);
  backend.control.run('clock', { to: READY });
  backend.control.run('clock', { advance: '6d' });
  const { token, bonuses } = await cashbacks();
  expect(bonuses).toHaveLength(1);
  const { bonus } = await call(takeBonus, { bonusId: bonuses[0]?.bonusId ?? '' }, { token });
  expect(bonus).toMatchObject({ status: 'active', amount: 1_250_00, wageringRequired: 2_500_00 });
});

test('what nobody takes ends when the next one is ready', async () => {
  const { backend, cashbacks } = await week(-12_500_00);
  backend.control.run('clock', { to: Date.parse(READY) + 7 * 24 * 60 * 60_000 });
  const { bonuses } = await cashbacks();
  expect(bonuses.map(({ status }) => status)).toEqual(['expired']);
});
