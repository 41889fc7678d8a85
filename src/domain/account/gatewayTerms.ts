import { commission } from '../position/commission.ts';

interface GatewayFees {
  /** Percent as a number: 1.5. */
  feePercent: number;
  /** Kobo. */
  feeFixed: number;
}

/** A gateway's fee on an amount, in kobo: a percentage, rounded as commission is, plus a fixed part. */
export function gatewayFee(amountKobo: number, { feePercent, feeFixed }: GatewayFees): number {
  return commission(amountKobo, Math.round(feePercent * 100)) + feeFixed;
}

/** Why a gateway does not take an amount; undefined when it does. All in kobo; a limit of 0 means none. */
export function gatewayRefusal(
  amountKobo: number,
  { min, max }: { min: number; max: number },
): 'below-min' | 'above-max' | undefined {
  if (amountKobo < min) return 'below-min';
  return max > 0 && amountKobo > max ? 'above-max' : undefined;
}
