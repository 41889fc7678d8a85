import type { DepositRow } from '../../db/rows/depositRow.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createDeposit, expireDeposit } from '../../domain/cashier/deposits.ts';
import type { House } from '../../domain/house.ts';
import type { Scenario } from '../scenario.ts';

const HOUR_MS = 60 * 60_000;

/** Scenarios with deposits and withdrawals under way. */
export const cashierScenarios: Record<string, Scenario> = {
  'deposit-pending': {
    about: 'A deposit of Adaeze’s waits, and nothing is approved by itself',
    arrange: ({ house }) => {
      house.settings.reviews = 'manual';
      deposit(house);
    },
  },
  'deposit-expired': {
    about: 'A deposit of Adaeze’s has just expired',
    arrange: ({ house }) => {
      const row = deposit(house);
      if (row) expireDeposit(house, row, house.clock.now());
    },
  },
  'winnings-tax': {
    about: '5 % of net winnings is kept back when they are withdrawn, as Lagos asks',
    arrange: ({ house }) => {
      house.settings.taxPercent = 5;
    },
  },
  'bonus-near-expiry': {
    about: 'Adaeze’s active bonus expires in an hour',
    arrange: ({ house: { db, clock } }) => {
      const active = db.bonuses
        .where('accountId', ADAEZE_ID)
        .filter(({ status }) => status === 'active');
      for (const { bonusId } of active) {
        db.bonuses.update(bonusId, { expiresAt: clock.now() + HOUR_MS });
      }
    },
  },
};

function deposit(house: House): DepositRow | undefined {
  const account = house.db.accounts.get(ADAEZE_ID);
  return (
    account &&
    createDeposit(house, account, {
      gateway: 'ng_transfer',
      amountKobo: 20_000_00,
      paymentReference: null,
      proof: null,
      clientKey: null,
    })
  );
}
