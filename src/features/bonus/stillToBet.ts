import type { Bonus } from '../../contract/cashier/bonus.ts';
import { formatNaira } from '../../domain/money/money.ts';

const DAY_MS = 86_400_000;

/**
 * What is left of an active bonus's condition: `₦2,000.00 to go, 5 days left`; of a free bet, which asks for none, the
 * time. `now` is 0 while it is unknown.
 */
export function stillToBet(
  {
    wagered,
    wageringRequired,
    expiresAt,
  }: Pick<Bonus, 'wagered' | 'wageringRequired' | 'expiresAt'>,
  now: number,
): string {
  const toGo = `${formatNaira(Math.max(0, wageringRequired - wagered))} to go`;
  return [wageringRequired > 0 && toGo, daysLeft(expiresAt, now)].filter(Boolean).join(', ');
}

function daysLeft(expiresAt: number | undefined, now: number): string {
  if (expiresAt === undefined || now === 0 || expiresAt <= now) return '';
  const days = Math.floor((expiresAt - now) / DAY_MS);
  return `${days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`} left`;
}
