import { createDatabase } from '../../db/database.ts';
import { seedBigHistory } from '../../db/seed/bigHistory.ts';
import { bornOn } from '../../db/seed/bornOn.ts';
import { ADAEZE_ID, EMEKA_ID, seedPeople } from '../../db/seed/people.ts';
import { seedQuiet } from '../../db/seed/seed.ts';
import { endSessionsOf } from '../../domain/account/accounts.ts';
import { decideKyc, submitKyc } from '../../domain/account/kyc.ts';
import { giveFreeBet } from '../../domain/bonus/freeBets.ts';
import { approveDeposit, createDeposit } from '../../domain/cashier/deposits.ts';
import type { House } from '../../domain/house.ts';
import { adjustTo } from '../adjust.ts';
import type { Scenario } from '../scenario.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Scenarios of different players and their histories. */
export const playerScenarios: Record<string, Scenario> = {
  funded: {
    about: 'Adaeze has ₦5,000,000',
    arrange: ({ house }) => adjustTo(house, ADAEZE_ID, 5_000_000_00),
  },
  'low-balance': {
    about: 'Adaeze has ₦150',
    arrange: ({ house }) => adjustTo(house, ADAEZE_ID, 150_00),
  },
  'free-bet': {
    about: 'Adaeze has a free bet of ₦1,000',
    arrange: ({ house }) => {
      giveFreeBet(house, ADAEZE_ID, 1_000_00);
    },
  },
  'in-the-draw': {
    about: 'Adaeze has joined the weekly draw, and so few others that everybody in it wins',
    arrange: ({ house }) => {
      house.settings.drawCrowd = 'small';
      const { drawEntrants } = house.db;
      const joinedAt = house.clock.now() - WEEK_MS;
      const joined = drawEntrants.get(ADAEZE_ID);
      if (!joined) drawEntrants.insert({ accountId: ADAEZE_ID, joinedAt });
      else if (joined.joinedAt > joinedAt) drawEntrants.update(ADAEZE_ID, { joinedAt });
    },
  },
  'new-user': {
    about: 'Emeka has paid in ₦5,000 and done nothing else',
    arrange: ({ house }) => payIn(house, EMEKA_ID, 5_000_00),
  },
  quiet: {
    about: 'Nobody has anything under way, and the operator does nothing by itself',
    isWhole: true,
    arrange: ({ house }) => {
      house.db = createDatabase();
      return seedQuiet(house);
    },
  },
  empty: {
    about: 'Nobody has any history; Adaeze is verified and has ₦250,000',
    isWhole: true,
    arrange: ({ house }) => {
      house.db = createDatabase();
      seedPeople(house);
      house.db.accounts.update(ADAEZE_ID, { kycStatus: 'approved' });
      adjustTo(house, ADAEZE_ID, 250_000_00);
    },
  },
  'big-history': {
    about: 'Adaeze has 10,000 settled bets',
    arrange: ({ house }) => seedBigHistory(house),
  },
  'session-expired': {
    about: 'Every session has ended, and nobody knows yet',
    arrange: ({ house }) => {
      for (const { accountId } of house.db.accounts.all()) endSessionsOf(house, accountId);
    },
  },
  'kyc-pending': {
    about: 'Emeka’s documents wait for a decision',
    arrange: ({ house }) => submitDocuments(house),
  },
  'kyc-declined': {
    about: 'Emeka’s documents were declined',
    arrange: ({ house }) => {
      submitDocuments(house);
      const row = house.db.kycs.last('accountId', EMEKA_ID);
      const reason = 'The picture is not sharp enough to read';
      if (row) decideKyc(house, row, { reason, at: house.clock.now() });
    },
  },
};

function payIn(house: House, accountId: number, amountKobo: number): void {
  const account = house.db.accounts.get(accountId);
  if (!account) return;
  const row = createDeposit(house, account, {
    gateway: 'ng_transfer',
    amountKobo,
    paymentReference: null,
    proof: null,
    clientKey: null,
  });
  approveDeposit(house, row, house.clock.now());
}

function submitDocuments(house: House): void {
  const account = house.db.accounts.get(EMEKA_ID);
  if (!account) return;
  house.settings.reviews = 'manual';
  const waiting = house.db.kycs.last('accountId', EMEKA_ID);
  if (waiting?.status === 'pending') {
    house.db.kycs.update(waiting.kycId, { reviewAt: null });
    return;
  }
  submitKyc(house, account, {
    documentType: 'drivinglicense',
    docId: undefined,
    birthDate: bornOn('01-15', 1998, house.clock.now()),
    front: { name: 'licence.jpg', type: 'image/jpeg', bytes: 640_220 },
    back: null,
  });
}
