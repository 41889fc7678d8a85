/**
 * Formats odds given in hundredths: two decimals below 10 (`1.85`, `2.50`), above only the decimals needed
 * (`12.5`, `110`), like exchanges, whose steps grow. Different prices never look the same.
 */
export function formatOdds(oddsHundredths: number): string {
  const fixed = `${Math.trunc(oddsHundredths / 100)}.${String(oddsHundredths % 100).padStart(2, '0')}`;
  return oddsHundredths < 10_00 ? fixed : fixed.replace(/\.?0+$/, '');
}

/** The same for the odds of many legs, which grow far beyond what anybody types: `5,328.93`. */
export function formatTotalOdds(oddsHundredths: number): string {
  const [whole = '', ...decimals] = formatOdds(oddsHundredths).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
