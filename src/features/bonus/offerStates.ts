import type { Bonus, BonusStatus } from '../../contract/cashier/bonus.ts';

/** Where an offer is for this player. */
export type OfferIs = 'available' | 'active' | 'used' | 'ended';

export const OFFER_STATES: Record<OfferIs, { word: string; kind?: 'good' }> = {
  available: { word: 'Available' },
  active: { word: 'Active', kind: 'good' },
  used: { word: 'Used' },
  // The offer itself goes on, for others.
  ended: { word: 'Yours has ended' },
};

const STATE_OF: Record<BonusStatus, OfferIs> = {
  available: 'available',
  active: 'active',
  completed: 'used',
  expired: 'ended',
  cancelled: 'ended',
};

const ORDER: readonly OfferIs[] = ['active', 'available', 'used', 'ended'];

/** The bonus of an offer that matters most to the player: one that runs, then one to take. */
export function bonusOfOffer<B extends Pick<Bonus, 'offer' | 'status'>>(
  bonuses: readonly B[],
  offer: Bonus['offer'],
): B | undefined {
  const rank = ({ status }: B) => ORDER.indexOf(STATE_OF[status]);
  return bonuses
    .filter((bonus) => bonus.offer === offer)
    .sort((one, other) => rank(one) - rank(other))[0];
}

export function offerState({ status }: Pick<Bonus, 'status'>): OfferIs {
  return STATE_OF[status];
}
