import type { Page } from 'playwright';
import { signIn, touch } from '../../kit/steps.ts';
import type { Lab } from '../lab.ts';
import { saveManyRows } from '../phone/saveManyRows.ts';
import { workerAtRest } from '../phone/workerAtRest.ts';

const ROWS = 10_000;

/** The profile of a phone that has visited before: a guest's, or that of a player with many bets. */
export async function leave(lab: Lab, url: string, isPlayer: boolean): Promise<string> {
  const profile = lab.createProfile();
  const phone = await lab.startPhone(profile);
  const { page } = await phone.openPage({ timesSlower: 1 });
  if (isPlayer) await playALot(page);
  await page.goto(url);
  // Who only reads has no app on the phone.
  if ((await page.getByRole('banner').count()) > 0) await touch(page);
  await workerAtRest(page, lab.link);
  await phone.close();
  return profile;
}

async function playALot(page: Page): Promise<void> {
  await signIn(page);
  await saveManyRows(page, ROWS);
}
