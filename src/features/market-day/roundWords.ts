import type { CasinoRound } from '../../contract/casino/casino.ts';
import { formatNaira } from '../../domain/money/money.ts';

/** A round in one sentence. Getting only the stake back is not called a win. */
export function roundText({ stake, returned }: Pick<CasinoRound, 'stake' | 'returned'>): string {
  if (returned === 0) return `Nothing back. You lost ${formatNaira(stake)}.`;
  if (returned <= stake) return `Your stake is back: ${formatNaira(returned)}.`;
  return `${formatNaira(returned)} back: you won ${formatNaira(returned - stake)}.`;
}
