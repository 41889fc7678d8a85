import { offerBonuses } from '../../domain/bonus/bonusOffers.ts';
import { lastCashbackWeek } from '../../domain/bonus/cashbacks.ts';
import { seedDraws } from '../../domain/draw/luckyDraw.ts';
import type { House } from '../../domain/house.ts';
import { post } from '../../domain/money/ledger.ts';
import { lastCampaignWeek } from '../../domain/operator/campaigns.ts';
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
export function seedPeople(house: House, demoDaysAgo = 0): void {
  const now = house.clock.now();
  house.db.cashbackWeeks.insert({ week: lastCashbackWeek(now) });
  house.db.campaignWeeks.insert({ week: lastCampaignWeek(now) });
  seedDraws(house);
  for (const { daysAgo = demoDaysAgo, ...about } of PEOPLE) {
    const account = house.db.accounts.insert({
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
    offerBonuses(house, account);
  }
  post(house, {
    accountId: DEMO_ID,
    kind: 'opening',
    amountKobo: DEMO_KOBO,
    reference: 'play-money',
    remark: 'Play money',
    at: now - demoDaysAgo * DAY_MS,
  });
}
