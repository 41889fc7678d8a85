import type { Bonus } from '../../contract/cashier/bonus.ts';
import type { Banner } from '../../contract/content.ts';
import { paths } from '../../paths.ts';
import { inAppPath } from '../../state/device/inAppPath.ts';

/** The pages of the offers that a player can take once; the others come again. */
const ONCE: Partial<Record<string, Bonus['offer']>> = {
  [paths.promotionWelcome]: 'welcome',
  [paths.promotionSignup]: 'signup',
};

/** Whether a slide offers what the player has taken already, or can take no more. */
export function isOverFor(
  { href }: Pick<Banner, 'href'>,
  bonuses: readonly Pick<Bonus, 'offer' | 'status'>[],
): boolean {
  const [path = ''] = inAppPath(href)?.split(/[?#]/) ?? [];
  const offer = ONCE[path];
  const own = bonuses.filter((bonus) => bonus.offer === offer);
  return own.length > 0 && own.every(({ status }) => status !== 'available');
}
