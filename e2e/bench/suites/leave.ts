import type { Page } from 'playwright';
import { signIn } from '../../steps.ts';
import type { Lab } from '../lab.ts';
import { createProfile } from '../phone/phone.ts';
import { saveManyRows } from '../phone/saveManyRows.ts';

const ROWS = 10_000;
/** The worker has kept everything it will. */
const QUIET_MS = 5000;

/** A phone that was here before, as its profile: a guest's, or a player's who has bet a lot. */
export async function leave(lab: Lab, url: string, isPlayer: boolean): Promise<string> {
  const profile = createProfile();
  const phone = await lab.startPhone(profile);
  const { page } = await phone.openPage({ timesSlower: 1 });
  if (isPlayer) await playALot(page);
  await page.goto(url);
  await lab.link.quiet(QUIET_MS);
  await phone.close();
  return profile;
}

async function playALot(page: Page): Promise<void> {
  await signIn(page);
  await saveManyRows(page, ROWS);
}
