import * as z from 'zod/mini';
import type { Bet } from '../../contract/betting/bets.ts';
import { savedKeys } from '../../storage/keys.ts';
import { type BetPhase, isUnderWay } from '../money/intent.ts';
import { store } from '../store.ts';
import { Draft } from './betslipDraft.ts';

/** A bet that has left the slip for the next one: on its way, or with what became of it. */
export interface AsideBet {
  draft: Draft;
  phase: BetPhase<Bet>;
}

/** Answers that are kept in sight; older ones stand in My bets. */
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
  // Each bet is looked up before anything else.
  unpack({ drafts = [] }, { bets }) {
    for (const draft of drafts)
      bets.push({ draft, phase: { is: 'checking', isUnanswered: false } });
  },
});

export { betsAside, startBetsAside };

/** Sent, and not decided yet: it can be neither changed nor thrown away. */
export function isOnItsWay({ phase }: { readonly phase: { readonly is: string } }): boolean {
  return isUnderWay(phase);
}

export function asideBet(reference: string): AsideBet | undefined {
  return betsAside.bets.find(({ draft }) => draft.reference === reference);
}

/** Makes room in the slip for the next bet. */
export function setAside(draft: Draft, phase: AsideBet['phase']): void {
  const bets = [{ draft: { ...draft }, phase }, ...betsAside.bets];
  const answered = bets.filter((bet) => !isOnItsWay(bet)).slice(MOST_ANSWERED);
  betsAside.bets = bets.filter((bet) => !answered.includes(bet));
}

/** Takes a bet out, to go on with it in the slip. */
export function takeAside(reference: string): AsideBet | undefined {
  const bet = asideBet(reference);
  betsAside.bets = betsAside.bets.filter((other) => other !== bet);
  return bet && { draft: { ...bet.draft }, phase: bet.phase };
}

/** The player has read the answers. */
export function dismissAnswers(): void {
  betsAside.bets = betsAside.bets.filter(isOnItsWay);
}
