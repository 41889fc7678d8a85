import { lagosIsoDate } from '../time/lagosTime.ts';

/** Nobody who lives was born before. */
const FIRST_DAY = '1900-01-01';

/**
 * What stands in the way of somebody born on this day, by the calendar in Lagos: the day cannot be one, as in
 * the years 98 and 9999 that people type, or the eighteenth birthday is still to come.
 */
export function birthDateRefusal(
  birthDate: string,
  at: number,
): 'no-date' | 'wrong-year' | 'too-young' | undefined {
  if (!/^\d{4,}-\d\d-\d\d$/.test(birthDate) || Number.isNaN(Date.parse(birthDate)))
    return 'no-date';
  const today = lagosIsoDate(at);
  // Texts of one length compare as their days do.
  if (birthDate.length > today.length || birthDate < FIRST_DAY || birthDate > today)
    return 'wrong-year';
  const years = Number(birthDate.slice(0, 4)) + 18;
  return `${years}${birthDate.slice(4)}` <= today ? undefined : 'too-young';
}
