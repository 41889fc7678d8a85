import type { MarketStatus } from '../../../contract/betting/market.ts';
import { closedText } from '../../../domain/market/closedText.ts';
import { priceScale } from '../../../domain/market/priceScale.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira, wholeNaira } from '../../../domain/money/money.ts';
import type { LiveMarket, MarketFrame } from '../../../state/live/marketStreamMarket.ts';

/** The word shown over the prices; undefined while the market is open. */
export function statusWord(status: MarketStatus): string | undefined {
  return status === 'inactive' ? 'Not open yet' : closedText(status);
}

/** The shortest exact form of a limit: `₦500K`, but `₦1,250`. */
export function limitNaira(kobo: number): string {
  return kobo % 100_000_00 === 0 || kobo < 1000_00 ? compactNaira(kobo) : wholeNaira(kobo);
}

/** `Min ₦100 · Max ₦500K · Delay 5 s · Commission 5%`; a maximum of 0 means none. */
export function limitsText(frame: MarketFrame): string {
  const { minStake, maxStake, delaySeconds, commissionPercent } = frame;
  return [
    `Min ${limitNaira(minStake)}`,
    maxStake > 0 && `Max ${limitNaira(maxStake)}`,
    delaySeconds > 0 && `Delay ${delaySeconds} s`,
    // The head of a bookmaker says it.
    frame.kind !== 'bookmaker' &&
      (commissionPercent > 0 ? `Commission ${commissionPercent}%` : 'No commission'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * The book percentage: the cost of backing (or laying) every runner for each 100 returned, which shows how
 * far prices are from fair. Undefined while a price is missing. Where prices are not odds, it names what they
 * are.
 */
export function bookText({ frame, runners }: LiveMarket, side: Side): string {
  if (priceScale(frame.kind) !== 'decimal') return 'per 100';
  let sum = 0;
  for (const runner of runners.values()) {
    const [best] = runner[side];
    if (!best) return '';
    sum += 10_000 / best[0];
  }
  return `${sum.toFixed(1)}%`;
}
