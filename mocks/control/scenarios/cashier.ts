import type { DepositRow } from '../../db/rows/depositRow.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { takeBonus } from '../../domain/bonus/bonuses.ts';
import { OFFERS, offerBonus } from '../../domain/bonus/bonusOffers.ts';
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
    arrange: ({ house }) => {
      const expiresAt = house.clock.now() + HOUR_MS;
      const row = activeBonus(house);
      if (row) house.db.bonuses.update(row.bonusId, { expiresAt });
    },
  },
};

/** One that Adaeze takes now where she has none. */
function activeBonus(house: House): BonusRow | undefined {
  const account = house.db.accounts.get(ADAEZE_ID);
  const active = house.db.bonuses
    .where('accountId', ADAEZE_ID)
    .findLast(({ status }) => status === 'active');
  if (active || !account) return active;
  return takeBonus(house, account, offerBonus(house, ADAEZE_ID, 'signup', OFFERS.signup.maxKobo));
}

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
