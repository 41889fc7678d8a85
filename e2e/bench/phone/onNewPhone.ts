import type { Lab } from '../lab.ts';
import type { Phone } from './phone.ts';

/** Runs with a fresh browser profile. */
export async function onNewPhone<T>(
  { startPhone, createProfile }: Lab,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const phone = await startPhone(createProfile());
  try {
    return await use(phone);
  } finally {
    await phone.close();
  }
}
