import { proxy } from 'valtio/vanilla';
import type { Selection } from './betslipDraft.ts';

/** What every page knows of the bet slip without loading its code. `betslip.ts` keeps it up to date. */
export const slipMark = proxy<{
  /** The selection in the slip, as `slipKey` writes it. */
  picked: string | undefined;
  /** The other selections in it. */
  others: readonly string[];
  /** The slip's top edge on a narrow screen, in px from the top: it hides the prices below. */
  topPx: number | undefined;
  /** A price was tapped on a page whose slip is not loaded yet. */
  isWanted: boolean;
}>({ picked: undefined, others: [], topPx: undefined, isWanted: false });

/** Whether a selection is in the slip. */
export function isMarked(
  { picked, others }: { readonly picked: string | undefined; readonly others: readonly string[] },
  key: string,
): boolean {
  return picked === key || others.includes(key);
}

/** Identifies a selection across pages. */
export function slipKey({
  marketId,
  runnerId,
  side,
}: Pick<Selection, 'marketId' | 'runnerId' | 'side'>): string {
  return `${marketId} ${runnerId} ${side}`;
}
