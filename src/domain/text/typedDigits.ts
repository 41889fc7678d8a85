import { plainTyped } from './plainTyped.ts';

/** A typed number without what people group digits by. Other signs stay: they make it no number. */
export function typedDigits(text: string): string {
  return plainTyped(text).replace(/[\s().-]/g, '');
}

/** A phone number, which a link or a contact gives as `tel:+234…`. */
export function typedPhone(text: string): string {
  return typedDigits(text).replace(/^tel:/i, '');
}

/** The same without the 0 or the country code that people dial before its ten digits. */
export function nationalDigits(text: string): string {
  return typedPhone(text)
    .replace(/^(?:\+|00)?234(?=0?\d{10}$)/, '')
    .replace(/^0(?=\d{10}$)/, '');
}

/** A one-time code, which people paste in two groups. One with letters stays as it is. */
export function typedCode(text: string): string {
  const digits = typedDigits(text);
  return /^\d+$/.test(digits) ? digits : plainTyped(text);
}
