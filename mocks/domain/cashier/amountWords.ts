import { formatNaira } from '../../../src/domain/money/money.ts';

interface Deducted {
  amountKobo: number;
  feeKobo: number;
  taxKobo?: number;
}

/** What a sum was before anything was kept of it: `, which is ₦30,000.00 less a fee of ₦50.00`; empty where nothing was. */
export function lessWords({ amountKobo, feeKobo, taxKobo = 0 }: Deducted): string {
  const kept = [
    feeKobo > 0 && `a fee of ${formatNaira(feeKobo)}`,
    taxKobo > 0 && `a tax of ${formatNaira(taxKobo)}`,
  ].filter(Boolean);
  return kept.length > 0 ? `, which is ${formatNaira(amountKobo)} less ${kept.join(' and ')}` : '';
}
