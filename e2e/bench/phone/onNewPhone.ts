import type { Lab } from '../lab.ts';
import { createProfile, type Phone, removeProfile } from './phone.ts';

/** Uses a phone that has never been here, and forgets it. */
export async function onNewPhone<T>(
  { startPhone }: Pick<Lab, 'startPhone'>,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const profile = createProfile();
  const phone = await startPhone(profile);
  try {
    return await use(phone);
  } finally {
    await phone.close();
    removeProfile(profile);
  }
}
