import { accountRefusals } from './accountRefusals.ts';
import { betRefusals } from './betRefusals.ts';
import { cashierRefusals } from './cashierRefusals.ts';
import type { Refusals } from './given.ts';
import { offerRefusals } from './offerRefusals.ts';

/** How to be refused with each code. */
export const everyRefusal: Refusals = {
  ...betRefusals,
  ...accountRefusals,
  ...cashierRefusals,
  ...offerRefusals,
};
