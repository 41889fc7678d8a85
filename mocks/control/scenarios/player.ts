import { createDatabase } from '../../db/database.ts';
import { seedBigHistory } from '../../db/seed/bigHistory.ts';
import { bornOn } from '../../db/seed/bornOn.ts';
import { ADAEZE_ID, EMEKA_ID, seedPeople } from '../../db/seed/people.ts';
import { seedQuiet } from '../../db/seed/seed.ts';
import { endSessionsOf } from '../../domain/account/accounts.ts';
import { decideKyc, submitKyc } from '../../domain/account/kyc.ts';
import { giveFreeBet } from '../../domain/bonus/freeBets.ts';
import { approveDeposit, createDeposit } from '../../domain/cashier/deposits.ts';
import type { Operator } from '../../domain/operator.ts';
import { adjustTo } from '../adjust.ts';
import type { Scenario } from '../scenario.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Scenarios of different players and their histories. */
export const playerScenarios: Record<string, Scenario> = {
  funded: {
    about: 'Adaeze has ₦5,000,000',
    arrange: ({ operator }) => adjustTo(operator, ADAEZE_ID, 5_000_000_00),
  },
  'low-balance': {
    about: 'Adaeze has ₦150',
    arrange: ({ operator }) => adjustTo(operator, ADAEZE_ID, 150_00),
  },
  'free-bet': {
    about: 'Adaeze has a free bet of ₦1,000',
    arrange: ({ operator }) => {
      giveFreeBet(operator, ADAEZE_ID, 1_000_00);
    },
  },
  'in-the-draw': {
    about: 'Adaeze has joined the weekly draw, and so few others that everybody in it wins',
    arrange: ({ operator }) => {
      operator.settings.drawCrowd = 'small';
      const { drawEntrants } = operator.db;
      const joinedAt = operator.clock.now() - WEEK_MS;
      const joined = drawEntrants.get(ADAEZE_ID);
      if (!joined) drawEntrants.insert({ accountId: ADAEZE_ID, joinedAt });
      else if (joined.joinedAt > joinedAt) drawEntrants.update(ADAEZE_ID, { joinedAt });
    },
  },
  'new-user': {
    about: 'Emeka has paid in ₦5,000 and done nothing else',
    arrange: ({ operator }) => payIn(operator, EMEKA_ID, 5_000_00),
  },
  quiet: {
    about: 'Nobody has anything under way, and the operator does nothing by itself',
    isWhole: true,
    arrange: ({ operator }) => {
      operator.db = createDatabase();
      return seedQuiet(operator);
    },
  },
  empty: {
    about: 'Nobody has any history; Adaeze is verified and has ₦250,000',
    isWhole: true,
    arrange: ({ operator }) => {
      operator.db = createDatabase();
      seedPeople(operator);
      operator.db.accounts.update(ADAEZE_ID, { kycStatus: 'approved' });
      adjustTo(operator, ADAEZE_ID, 250_000_00);
    },
  },
  'big-history': {
    about: 'Adaeze has 10,000 settled bets',
    arrange: ({ operator }) => seedBigHistory(operator),
  },
  'session-expired': {
    about: 'Every session has ended, and nobody knows yet',
    arrange: ({ operator }) => {
      for (const { accountId } of operator.db.accounts.all()) endSessionsOf(operator, accountId);
    },
  },
  'kyc-pending': {
    about: 'Emeka’s documents wait for a decision',
    arrange: ({ operator }) => submitDocuments(operator),
  },
  'kyc-declined': {
    about: 'Emeka’s documents were declined',
    arrange: ({ operator }) => {
      submitDocuments(operator);
      const row = operator.db.kycs.last('accountId', EMEKA_ID);
      const reason = 'The picture is not sharp enough to read';
      if (row) decideKyc(operator, row, { reason, at: operator.clock.now() });
    },
  },
};

function payIn(operator: Operator, accountId: number, amountKobo: number): void {
  const account = operator.db.accounts.get(accountId);
  if (!account) return;
  const row = createDeposit(operator, account, {
    gateway: 'ng_transfer',
    amountKobo,
    paymentReference: null,
    proof: null,
    clientKey: null,
  });
  approveDeposit(operator, row, operator.clock.now());
}

function submitDocuments(operator: Operator): void {
  const account = operator.db.accounts.get(EMEKA_ID);
  if (!account) return;
  operator.settings.reviews = 'manual';
  const waiting = operator.db.kycs.last('accountId', EMEKA_ID);
  if (waiting?.status === 'pending') {
    operator.db.kycs.update(waiting.kycId, { reviewAt: null });
    return;
  }
  submitKyc(operator, account, {
    documentType: 'drivinglicense',
    docId: undefined,
    birthDate: bornOn('01-15', 1998, operator.clock.now()),
    front: { name: 'licence.jpg', type: 'image/jpeg', bytes: 640_220 },
    back: null,
  });
}
