import { offerBonuses } from '../../domain/bonus/bonusOffers.ts';
import { lastCashbackWeek } from '../../domain/bonus/cashbacks.ts';
import { seedDraws } from '../../domain/draw/luckyDraw.ts';
import { post } from '../../domain/money/ledger.ts';
import { lastCampaignWeek } from '../../domain/operator/campaigns.ts';
import type { Operator } from '../../domain/operator.ts';
import type { AccountRow } from '../rows/accountRow.ts';

const DAY_MS = 24 * 60 * 60_000;

export const DEMO_ID = 1001;
export const DEMO_KOBO = 100_000_00;
export const ADAEZE_ID = 1002;
export const ADAEZE_KOBO = 250_000_00;
export const EMEKA_ID = 1003;

/** The people of every world. */
const PEOPLE: (Partial<AccountRow> & { accountId: number; daysAgo?: number })[] = [
  { accountId: DEMO_ID, username: 'demo', name: 'Demo Player', isDemo: true },
  {
    accountId: ADAEZE_ID,
    username: 'adaeze',
    name: 'Adaeze Okafor',
    mobile: '8031234567',
    email: 'adaeze@example.com',
    daysAgo: 91,
  },
  {
    accountId: EMEKA_ID,
    username: 'emeka',
    name: 'Emeka Balogun',
    mobile: '8097654321',
    email: 'emeka@example.com',
    daysAgo: 1,
  },
];

/** Adds them as they are before anything has happened. The demo player may have been there for some days. */
export function seedPeople(operator: Operator, demoDaysAgo = 0): void {
  const now = operator.clock.now();
  operator.db.cashbackWeeks.insert({ week: lastCashbackWeek(now) });
  operator.db.campaignWeeks.insert({ week: lastCampaignWeek(now) });
  seedDraws(operator);
  for (const { daysAgo = demoDaysAgo, ...about } of PEOPLE) {
    const account = operator.db.accounts.insert({
      username: '',
      password: 'Passw0rd1',
      name: '',
      mobile: null,
      email: null,
      isDemo: false,
      kycStatus: 'none',
      hasWithdrawalLock: false,
      agentCode: null,
      registeredAt: now - daysAgo * DAY_MS,
      lastLoginAt: null,
      ...about,
    });
    offerBonuses(operator, account);
  }
  post(operator, {
    accountId: DEMO_ID,
    kind: 'opening',
    amountKobo: DEMO_KOBO,
    reference: 'play-money',
    remark: 'Play money',
    at: now - demoDaysAgo * DAY_MS,
  });
}
