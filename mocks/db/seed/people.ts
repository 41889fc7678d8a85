import { offerBonuses } from '../../domain/bonus/bonusOffers.ts';
import { lastCashbackWeek } from '../../domain/bonus/cashbacks.ts';
import { seedDraws } from '../../domain/draw/luckyDraw.ts';
import type { House } from '../../domain/house.ts';
import { post } from '../../domain/money/ledger.ts';
import type { AccountRow } from '../rows/accountRow.ts';

const DAY_MS = 24 * 60 * 60_000;

const DEMO_ID = 1001;
export const ADAEZE_ID = 1002;
export const EMEKA_ID = 1003;

/** The people of every world, before anything has happened. */
const PEOPLE: (Partial<AccountRow> & { accountId: number; daysAgo: number })[] = [
  { accountId: DEMO_ID, username: 'demo', name: 'Demo Player', isDemo: true, daysAgo: 0 },
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

export function seedPeople(house: House): void {
  const now = house.clock.now();
  house.db.cashbackWeeks.insert({ week: lastCashbackWeek(now) });
  seedDraws(house);
  for (const { daysAgo, ...about } of PEOPLE) {
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
    if (!account.isDemo) offerBonuses(house, account);
  }
  post(house, {
    accountId: DEMO_ID,
    kind: 'opening',
    amountKobo: 100_000_00,
    reference: 'play-money',
    remark: 'Play money',
    at: now,
  });
}
