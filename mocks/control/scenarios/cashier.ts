import type { DepositRow } from '../../db/rows/depositRow.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { takeBonus } from '../../domain/bonus/bonuses.ts';
import { OFFERS, offerBonus } from '../../domain/bonus/bonusOffers.ts';
import { createDeposit, expireDeposit } from '../../domain/cashier/deposits.ts';
import type { Operator } from '../../domain/operator.ts';
import type { Scenario } from '../scenario.ts';
import { settingScenario } from './settingScenario.ts';

const HOUR_MS = 60 * 60_000;

/** Scenarios with deposits and withdrawals under way. */
export const cashierScenarios: Record<string, Scenario> = {
  'deposit-pending': {
    about: 'A deposit of Adaeze’s waits, and nothing is approved by itself',
    arrange: ({ operator }) => {
      operator.settings.reviews = 'manual';
      deposit(operator);
    },
  },
  'deposit-expired': {
    about: 'A deposit of Adaeze’s has just expired',
    arrange: ({ operator }) => {
      const row = deposit(operator);
      if (row) expireDeposit(operator, row, operator.clock.now());
    },
  },
  'winnings-tax': settingScenario(
    '5 % of net winnings is kept back when they are withdrawn, as Lagos asks',
    { taxPercent: 5 },
  ),
  'bonus-near-expiry': {
    about: 'Adaeze’s active bonus expires in an hour',
    arrange: ({ operator }) => {
      const expiresAt = operator.clock.now() + HOUR_MS;
      const row = activeBonus(operator);
      if (row) operator.db.bonuses.update(row.bonusId, { expiresAt });
    },
  },
};

/** One that Adaeze takes now where she has none. */
function activeBonus(operator: Operator): BonusRow | undefined {
  const account = operator.db.accounts.get(ADAEZE_ID);
  const active = operator.db.bonuses
    .where('accountId', ADAEZE_ID)
    .findLast(({ status }) => status === 'active');
  if (active || !account) return active;
  return takeBonus(
    operator,
    account,
    offerBonus(operator, ADAEZE_ID, 'signup', OFFERS.signup.maxKobo),
  );
}

function deposit(operator: Operator): DepositRow | undefined {
  const account = operator.db.accounts.get(ADAEZE_ID);
  return (
    account &&
    createDeposit(operator, account, {
      gateway: 'ng_transfer',
      amountKobo: 20_000_00,
      paymentReference: null,
      proof: null,
      clientKey: null,
    })
  );
}
