import type { MoneyLimit } from '../../contract/account/saferPlay.ts';

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
