import type { Slot } from './league.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Minutes after midnight: `19:30`. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The starts of a week: `Fri 19:30, Sat 15:00×5`. */
export function week(text: string): Slot[] {
  return text.split(', ').flatMap((part) => {
    const [day = '', start = ''] = part.split(' ');
    const [clock = '', count = '1'] = start.split('×');
    const slot: Slot = [DAYS.indexOf(day), minutesOf(clock)];
    return Array.from({ length: Number(count) }, () => slot);
  });
}

/** The same starts on each of these days. */
export function daily(days: readonly number[], ...clocks: readonly string[]): Slot[] {
  return days.flatMap((day) => clocks.map((clock): Slot => [day, minutesOf(clock)]));
}

/** The same a number of days later. */
export function later(days: number, slots: readonly Slot[]): Slot[] {
  return slots.map(([day, minute]): Slot => [day + days, minute]);
}
