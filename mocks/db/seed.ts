import type { House } from '../domain/house.ts';
import { post } from '../domain/ledger.ts';
import type { AccountRow } from './rows/accountRow.ts';

const DAY_MS = 24 * 60 * 60_000;
const NAIRA = 100;

export const DEMO_ID = 1001;
export const ADAEZE_ID = 1002;
export const EMEKA_ID = 1003;

/** The people of every world. */
export function seed(house: House): void {
  const { db, clock } = house;
  const now = clock.now();
  const person = (accountId: number, about: Partial<AccountRow>) =>
    db.accounts.insert({
      accountId,
      username: '',
      password: 'Passw0rd1',
      name: '',
      mobile: null,
      email: null,
      isDemo: false,
      kycStatus: 'none',
      agentCode: null,
      registeredAt: now - 120 * DAY_MS,
      lastLoginAt: null,
      ...about,
    });
  const opening = (accountId: number, naira: number, at: number, remark: string) =>
    post(house, {
      accountId,
      kind: 'opening',
      amountKobo: naira * NAIRA,
      reference: `opening-${accountId}`,
      remark,
      at,
    });

  person(DEMO_ID, { username: 'demo', name: 'Demo Player', isDemo: true, registeredAt: now });
  opening(DEMO_ID, 100_000, now, 'Play money');
  person(ADAEZE_ID, {
    username: 'adaeze',
    name: 'Adaeze Okafor',
    mobile: '8031234567',
    email: 'adaeze@example.com',
    kycStatus: 'approved',
  });
  opening(ADAEZE_ID, 250_000, now - 90 * DAY_MS, 'Balance brought forward');
  person(EMEKA_ID, {
    username: 'emeka',
    name: 'Emeka Balogun',
    mobile: '8097654321',
    email: 'emeka@example.com',
    registeredAt: now - DAY_MS,
  });
}
