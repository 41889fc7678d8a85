/** A number as it is kept: national, without the leading zero, so that 0803… and 803… are one. */
export function nationalNumber(mobile: string): string {
  return mobile.replace(/^0/, '');
}

/** A number with its country, as the target of a code. */
export function mobileTarget(mobile: string, countryCode = '234'): string {
  return `+${countryCode.replace(/^\+/, '')}${nationalNumber(mobile)}`;
}

export function emailTarget(email: string): string {
  return email.trim().toLowerCase();
}
