/** A number as stored: national, without the leading zero, so that 0803… and 803… are the same. */
export function nationalNumber(mobile: string): string {
  return mobile.replace(/^0/, '');
}

/** A number with its country code, as the target of a one-time code. */
export function mobileTarget(mobile: string, countryCode = '234'): string {
  return `+${countryCode.replace(/^\+/, '')}${nationalNumber(mobile)}`;
}

export function emailTarget(email: string): string {
  return email.trim().toLowerCase();
}
