import { lagosIsoDate } from '../time/lagosTime.ts';

/** Whether somebody born on a day has had an eighteenth birthday, by the calendar of Lagos. */
export function isAdult(birthDate: string, at: number): boolean {
  const [year = '', rest = ''] = [birthDate.slice(0, 4), birthDate.slice(4)];
  return `${Number(year) + 18}${rest}` <= lagosIsoDate(at);
}
