import * as z from 'zod/mini';
import type { Bet } from '../../contract/betting/bets.ts';
import { savedKeys } from '../../storage/keys.ts';
import { type BetPhase, isUnderWay } from '../money/intent.ts';
import { store } from '../store.ts';
import { Draft } from './betslipDraft.ts';

/** A bet that made room in the slip for the next one: still on its way, or with its outcome. */
export interface AsideBet {
  draft: Draft;
  phase: BetPhase<Bet>;
}

/** Outcomes shown beside the slip; My bets has the older ones. */
const MOST_ANSWERED = 5;

const { state: betsAside, start: startBetsAside } = store({
  key: savedKeys.betsAside,
  schema: z.object({ drafts: z.optional(z.array(Draft)) }),
  /** Newest first. */
  initial: (): { bets: AsideBet[] } => ({ bets: [] }),
  pack({ bets }) {
    const drafts = bets.filter(isOnItsWay).map(({ draft }) => draft);
    return drafts.length > 0 ? { drafts } : {};
  },
  // After a reload, look each bet up before anything else.
  unpack({ drafts = [] }, { bets }) {
    for (const draft of drafts)
      bets.push({ draft, phase: { is: 'checking', isUnanswered: false } });
  },
});

export { betsAside, startBetsAside };

/** Sent and not decided yet: the player can neither change nor discard it. */
export function isOnItsWay({ phase }: { readonly phase: { readonly is: string } }): boolean {
  return isUnderWay(phase);
}

export function asideBet(reference: string): AsideBet | undefined {
  return betsAside.bets.find(({ draft }) => draft.reference === reference);
}

/** Moves a bet out of the slip, to make room for the next. */
export function setAside(draft: Draft, phase: AsideBet['phase']): void {
  const bets = [{ draft: { ...draft }, phase }, ...betsAside.bets];
  const answered = bets.filter((bet) => !isOnItsWay(bet)).slice(MOST_ANSWERED);
  betsAside.bets = bets.filter((bet) => !answered.includes(bet));
}

/** Takes a bet back out of the list, so that the slip can continue with it. */
export function takeAside(reference: string): AsideBet | undefined {
  const bet = asideBet(reference);
  betsAside.bets = betsAside.bets.filter((other) => other !== bet);
  return bet && { draft: { ...bet.draft }, phase: bet.phase };
}

/** Drops the outcomes that the player has read. */
export function dismissAnswers(): void {
  betsAside.bets = betsAside.bets.filter(isOnItsWay);
}
