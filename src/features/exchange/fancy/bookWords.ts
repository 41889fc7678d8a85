import { formatNaira } from '../../../domain/money/money.ts';
import type { FancyBand } from '../../../domain/position/fancyBook.ts';

/** The results with the largest losses first, then the rest in counting order. */
export function lossesFirst(bands: readonly FancyBand[]): FancyBand[] {
  const losses = bands.filter(({ pnlKobo }) => pnlKobo < 0);
  const rest = bands.filter(({ pnlKobo }) => pnlKobo >= 0);
  return [...losses.sort((one, other) => one.pnlKobo - other.pnlKobo), ...rest];
}

/** `You lose ₦2,000.00`, `You win ₦900.00`, or that nothing is won or lost. */
export function bandSentence({ pnlKobo }: Pick<FancyBand, 'pnlKobo'>): string {
  if (pnlKobo === 0) return 'No win or loss';
  return `You ${pnlKobo > 0 ? 'win' : 'lose'} ${formatNaira(Math.abs(pnlKobo))}`;
}
