import type { MoneyLimit } from '../../contract/saferPlay.ts';

type Name = Pick<MoneyLimit, 'kind' | 'period'>;

const KINDS = { deposit: 'Deposit', loss: 'Loss', stake: 'Stake' } as const;
const PERIODS = { bet: 'each bet', day: 'a day', week: 'a week', month: 'a month' } as const;

/** `Deposit, a week`. */
export function limitTitle({ kind, period }: Name): string {
  return `${KINDS[kind]}, ${PERIODS[period]}`;
}

/** `1 h 05 min`, `45 min`. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** `01:05:09`: how long, by the second. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
