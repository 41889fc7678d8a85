import { lagosIsoDate } from '../time/lagosTime.ts';

/** Whether somebody born on this day has turned eighteen, by the calendar in Lagos. */
export function isAdult(birthDate: string, at: number): boolean {
  const [year = '', rest = ''] = [birthDate.slice(0, 4), birthDate.slice(4)];
  return `${Number(year) + 18}${rest}` <= lagosIsoDate(at);
}
