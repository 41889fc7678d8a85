import { commission } from '../position/commission.ts';

interface GatewayFees {
  /** Percent as a number: 1.5. */
  feePercent: number;
  /** Kobo. */
  feeFixed: number;
}

/** The fee in kobo on an amount: a percentage as commission is taken, and a fixed part. */
export function gatewayFee(amountKobo: number, { feePercent, feeFixed }: GatewayFees): number {
  return commission(amountKobo, Math.round(feePercent * 100)) + feeFixed;
}

/** What a gateway has against an amount, if anything; all in kobo, a limit of 0 is none. */
export function gatewayRefusal(
  amountKobo: number,
  { min, max }: { min: number; max: number },
): 'below-min' | 'above-max' | undefined {
  if (amountKobo < min) return 'below-min';
  return max > 0 && amountKobo > max ? 'above-max' : undefined;
}
