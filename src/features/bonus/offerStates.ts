import type { Bonus, BonusStatus } from '../../contract/cashier/bonus.ts';
import { STATUSES } from './bonusWords.ts';

/** Where an offer is for this player, in the words of the bonus's own page. */
export const OFFER_STATES: Record<BonusStatus, { word: string; kind?: 'good' | 'bad' | 'warn' }> = {
  ...STATUSES,
  // The offer itself goes on, for others.
  expired: { word: 'Yours has expired' },
  cancelled: { word: 'Yours was cancelled' },
};

const ORDER: readonly BonusStatus[] = ['active', 'available', 'completed', 'expired', 'cancelled'];

/** The bonus of an offer that matters most to the player: one that runs, then one to take. */
export function bonusOfOffer<B extends Pick<Bonus, 'offer' | 'status'>>(
  bonuses: readonly B[],
  offer: Bonus['offer'],
): B | undefined {
  const rank = ({ status }: B) => ORDER.indexOf(status);
  return bonuses
    .filter((bonus) => bonus.offer === offer)
    .sort((one, other) => rank(one) - rank(other))[0];
}
