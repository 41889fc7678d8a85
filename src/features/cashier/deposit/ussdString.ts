import { proxy } from 'valtio/vanilla';

/** The bank whose code the player dials, for this visit. */
export const chosenBank = proxy({ name: '' });

/** The string to dial: fills the whole naira into the gateway's template. */
export function ussdString(template: string, amountKobo: number): string {
  return template.replace('AMOUNT', String(Math.ceil(amountKobo / 100)));
}
