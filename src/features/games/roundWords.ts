import type { CasinoRound } from '../../contract/casino/casino.ts';
import { formatNaira } from '../../domain/money/money.ts';

/** A round in one sentence. Getting only the stake back, or less, is not called a win. */
export function roundText(
  { stake, returned }: Pick<CasinoRound, 'stake' | 'returned'>,
  amount: (kobo: number) => string = formatNaira,
): string {
  if (returned === 0) return `You lost ${amount(stake)}.`;
  if (returned === stake) return `Your stake is back: ${amount(returned)}.`;
  if (returned < stake) return `${amount(returned)} back: you lost ${amount(stake - returned)}.`;
  return `${amount(returned)} back: you won ${amount(returned - stake)}.`;
}
