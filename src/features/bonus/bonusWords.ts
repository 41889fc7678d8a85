import type { Bonus, BonusPart, BonusStatus, WhyNotCounted } from '../../contract/cashier/bonus.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';

export const STATUSES: Record<BonusStatus, { word: string; kind?: 'good' | 'bad' | 'warn' }> = {
  available: { word: 'Available' },
  active: { word: 'Active', kind: 'good' },
  completed: { word: 'Done' },
  expired: { word: 'Expired', kind: 'warn' },
  cancelled: { word: 'Cancelled', kind: 'warn' },
};

export const PART_STATUSES: Record<BonusPart['status'], { word: string; kind?: 'good' | 'warn' }> =
  {
    locked: { word: 'Locked' },
    released: { word: 'Released', kind: 'good' },
    forfeited: { word: 'Lost', kind: 'warn' },
  };

export function whyNot(reason: WhyNotCounted, minOddsHundredths: number): string {
  const words: Record<WhyNotCounted, string> = {
    open: 'Counts when it is won or lost',
    void: 'Void bets do not count',
    'both-sides': 'Bets on both sides of one market do not count',
    odds: `Odds below ${formatOdds(minOddsHundredths)} do not count`,
    product: 'This kind of bet does not count',
  };
  return words[reason];
}

/** Whether the amount is still "up to": a deposit match is only known once it is taken. */
export function isUpTo({ offer, status }: Pick<Bonus, 'offer' | 'status'>): boolean {
  return status === 'available' && (offer === 'welcome' || offer === 'deposit');
}

/** A free bet asks for no bets: it is used in one piece, or not at all. */
export function isFreeBet({ offer }: Pick<Bonus, 'offer'>): boolean {
  return offer === 'free-bet';
}

/** `exchange` → `Exchange`. */
export function productName(product: string): string {
  return product.charAt(0).toUpperCase() + product.slice(1);
}
