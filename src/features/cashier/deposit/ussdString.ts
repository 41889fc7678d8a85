/** What to dial for an amount: the gateway leaves a place for the whole naira. */
export function ussdString(template: string, amountKobo: number): string {
  return template.replace('AMOUNT', String(Math.ceil(amountKobo / 100)));
}
