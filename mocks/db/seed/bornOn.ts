/** The birthday of somebody who was born in a year, or is thirty where the world begins long before ours. */
export function bornOn(monthAndDay: string, year: number, at: number): string {
  return `${Math.min(year, new Date(at).getUTCFullYear() - 30)}-${monthAndDay}`;
}
