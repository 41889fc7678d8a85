import type { Bonus } from '../../contract/cashier/bonus.ts';
import type { Banner } from '../../contract/content.ts';
import { inAppPath } from '../../state/device/inAppPath.ts';
import { OFFER_PAGES, ONCE } from '../../state/money/bonusOffers.ts';

/** Whether a slide offers what the player has taken already, or can take no more. */
export function isOverFor(
  { href }: Pick<Banner, 'href'>,
  bonuses: readonly Pick<Bonus, 'offer' | 'status'>[],
): boolean {
  const [path] = inAppPath(href)?.split(/[?#]/) ?? [];
  const offer = ONCE.find((one) => OFFER_PAGES[one] === path);
  const own = bonuses.filter((bonus) => bonus.offer === offer);
  return own.length > 0 && own.every(({ status }) => status !== 'available');
}
