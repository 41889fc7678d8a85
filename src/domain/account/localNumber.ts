/** A national mobile number as people here write it: `0803 123 4567`. */
export function localNumber(national: string): string {
  return `0${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
}
