import { lagosClock } from '../time/lagosTime.ts';

/** Whole hours of the day in Lagos. Equal ones are no time at all. */
interface Hours {
  from: number;
  to: number;
}

/** Whether an instant is in the quiet hours, which may go past midnight. */
export function isQuietHour({ from, to }: Hours, atMs: number): boolean {
  const hour = Number(lagosClock(atMs).slice(0, 2));
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
