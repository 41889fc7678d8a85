import type { Bet } from '../../../contract/betting/bets.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { isAffordable } from '../../../domain/position/exposure.ts';
import * as texts from '../../../messages/english/slip.ts';
import { reserveOf } from '../../../state/bets/betslipReturns.ts';
import { standingIn } from '../../../state/bets/betsPosition.ts';
import { DRAFT_STAYS, mayPlay } from '../../../state/play/mayPlay.ts';
import { type Block, blockOf, type SlipSituation } from '../place/betslipBlock.ts';

/** One of the selections that are placed together, with everything that decides about it. */
export interface OneOfSeveral {
  situation: SlipSituation;
  /** The player's bets on its match. */
  bets: readonly Bet[];
}

export interface BlockOfSeveral extends Block {
  /** The selection that it is about. */
  reference?: string;
}

/** What all of them must have available together, in kobo: bets in one market may stand for each other. */
export function reserveTogether(all: readonly OneOfSeveral[]): number {
  const byMarket = new Map<string, OneOfSeveral[]>();
  for (const one of all) {
    const { marketId } = one.situation.draft;
    byMarket.set(marketId, [...(byMarket.get(marketId) ?? []), one]);
  }
  let kobo = 0;
  for (const [marketId, ones] of byMarket) {
    const [{ situation, bets } = {}] = ones;
    if (!situation?.market || !bets) continue;
    const drafts = ones.map((one) => one.situation.draft);
    kobo += reserveOf(drafts, situation.market, standingIn(marketId, bets));
  }
  return kobo;
}

/** Why they cannot be placed together; of `written`, the selection in the fields, first. */
export function blockTogether(
  all: readonly OneOfSeveral[],
  written: string | undefined,
): BlockOfSeveral | undefined {
  const [first] = all;
  if (!first) return undefined;
  const held = mayPlay(first.situation, DRAFT_STAYS);
  if (held) return held;
  const isWritten = ({ situation }: OneOfSeveral) => situation.draft.reference === written;
  for (const one of [...all.filter(isWritten), ...all.filter((other) => !isWritten(other))]) {
    const block = blockOf(one.situation);
    const { reference, runnerName } = one.situation.draft;
    if (block && isWritten(one)) return { ...block, reference };
    // What mends it stands in its own fields.
    if (block) return { text: texts.ofSelection(runnerName, block.text), reference };
  }
  const needsKobo = reserveTogether(all);
  const { availableKobo } = first.situation;
  if (isAffordable(0, needsKobo, availableKobo)) return undefined;
  const has = formatNaira(Math.max(0, availableKobo ?? 0));
  return { text: texts.needMoneyTogether(all.length, formatNaira(needsKobo), has), at: 'stake' };
}
