import type { MoneyLimit } from '../../contract/account/saferPlay.ts';
import * as texts from '../../messages/english/saferPlay.ts';

type Name = Pick<MoneyLimit, 'kind' | 'period'>;

/** `Deposit, a week`. */
export function limitTitle({ kind, period }: Name): string {
  return texts.limit(texts.kinds[kind], texts.periods[period]);
}

/** `1 h 05 min`, `45 min`. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return texts.minutes(minutes);
  return texts.hours(hours, String(minutes % 60).padStart(2, '0'));
}
