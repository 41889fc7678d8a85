import type { Draw } from '../../../contract/cashier/luckyDraw.ts';
import { lagosClock, lagosDay } from '../../../domain/time/lagosTime.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type ShownDraw = Readonly<Omit<Draw, 'winners' | 'own'>> & {
  readonly winners?: readonly { readonly ticket: number; readonly code: string }[] | undefined;
  readonly own?: { readonly code: string; readonly days: readonly string[] } | undefined;
};

/** The time left in its two largest units, a begun minute as a whole one: `1 day 23 h`, `2 h 5 min`. */
export function leftText(ms: number): string {
  const left = Math.ceil(Math.max(0, ms) / MINUTE_MS) * MINUTE_MS;
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}

/** `Mon 23 Nov 2026 12:00` */
export function momentText(at: number): string {
  return `${lagosDay(at)} ${lagosClock(at)}`;
}

/** `1,204` */
export function counted(number: number): string {
  return number.toLocaleString('en');
}

export function ticketsText(count: number): string {
  return count === 1 ? '1 ticket' : `${counted(count)} tickets`;
}

/** The player's chance of a prize with so many tickets, as `1 in 40`. */
export function chanceText(own: number, { tickets, prizes }: ShownDraw): string {
  return `about 1 in ${counted(Math.max(1, Math.round(tickets / Math.max(1, prizes * own))))}`;
}

/** What became of the player's tickets in a draw that is over. */
export function resultText({ own, winners }: ShownDraw): string | undefined {
  if (!own || !winners) return undefined;
  const won = winners.find(({ code }) => code === own.code);
  return won
    ? `You won with ticket ${counted(won.ticket)}.`
    : `None of your ${ticketsText(own.days.length)} was drawn.`;
}
