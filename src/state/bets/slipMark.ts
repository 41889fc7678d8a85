import { proxy } from 'valtio/vanilla';
import type { Selection } from './betslipDraft.ts';

/** What every page knows of the bet slip without having its code. */
export const slipMark = proxy<{
  /** The selection in the slip, as `slipKey` writes it. */
  picked: string | undefined;
  /** Where the slip begins on a narrow screen, px from the top: prices below it are hidden. */
  topPx: number | undefined;
  /** A price was tapped on a page that had no slip yet. */
  isWanted: boolean;
}>({ picked: undefined, topPx: undefined, isWanted: false });

export function slipKey({
  marketId,
  runnerId,
  side,
}: Pick<Selection, 'marketId' | 'runnerId' | 'side'>): string {
  return `${marketId} ${runnerId} ${side}`;
}
