const NATIONAL = /^[789][01]\d{8}$/;

/** The ten digits of a Nigerian mobile number typed as 0803…, 803… or +234803…, if it is one. */
export function nationalNumber(typed: string): string | undefined {
  const digits = typed
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)?234(?=0?\d{10}$)/, '')
    .replace(/^0/, '');
  return NATIONAL.test(digits) ? digits : undefined;
}

/** What is to be mended in a number that was typed; the specification has a text for none at all. */
export function mobileError(typed: string): string | undefined {
  if (typed.trim() === '') return 'Please enter mobile number';
  return nationalNumber(typed) ? undefined : 'Enter a Nigerian mobile number, like 0803 123 4567';
}

/**
 * What was typed, up to so many digits, whatever stands between them. A phone that fills in `+234…`
 * would lose its last digit, so such a number is written as it is dialled here.
 */
export function withinDigits(typed: string, most: number): string {
  if (typed.replace(/\D/g, '').length <= most) return typed;
  const national = nationalNumber(typed);
  if (national) return `0${national}`;
  let digits = 0;
  const end = [...typed].findIndex((sign) => /\d/.test(sign) && ++digits > most);
  return [...typed].slice(0, end).join('');
}
