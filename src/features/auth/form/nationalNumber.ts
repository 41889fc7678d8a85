import { nationalDigits } from '../../../domain/text/typedDigits.ts';

const NATIONAL = /^[789][01]\d{8}$/;

/**
 * The ten digits of a Nigerian mobile number typed as 0803…, 803…, +234803… or tel:+234803…; undefined for
 * anything else.
 */
export function nationalNumber(typed: string): string | undefined {
  const digits = nationalDigits(typed);
  return NATIONAL.test(digits) ? digits : undefined;
}

/** What is wrong with a typed number. The specification has a text for an empty one. */
export function mobileError(typed: string): string | undefined {
  if (typed.trim() === '') return 'Please enter mobile number';
  return nationalNumber(typed) ? undefined : 'Enter a Nigerian mobile number, like 0803 123 4567';
}

/**
 * Cuts a typed number to so many digits, ignoring other characters. A number that a phone fills in as `+234…`
 * would lose its last digit, so it is rewritten in national form.
 */
export function withinDigits(typed: string, most: number): string {
  if (typed.replace(/\D/g, '').length <= most) return typed;
  const national = nationalNumber(typed);
  if (national) return `0${national}`;
  let digits = 0;
  const end = [...typed].findIndex((sign) => /\d/.test(sign) && ++digits > most);
  return [...typed].slice(0, end).join('');
}
