import { accountRefusals } from './accountRefusals.ts';
import { betRefusals } from './betRefusals.ts';
import { cashierRefusals } from './cashierRefusals.ts';
import type { Refusals } from './given.ts';
import { offerRefusals } from './offerRefusals.ts';

/** How to provoke each refusal code. */
export const everyRefusal: Refusals = {
  ...betRefusals,
  ...accountRefusals,
  ...cashierRefusals,
  ...offerRefusals,
};
