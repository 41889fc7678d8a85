import * as z from 'zod/mini';
import type { Bet } from '../../contract/betting/bets.ts';
import { savedKeys } from '../../storage/keys.ts';
import { type BetPhase, isUnderWay } from '../money/intent.ts';
import { store } from '../store.ts';
import { Draft } from './betslipDraft.ts';
import { MOST_SELECTIONS } from './several/others.ts';
import { hasOtherTabs, tabName } from './tabSlip.ts';

/** A bet that made room in the slip for the next one: still on its way, or with its outcome. */
export interface AsideBet {
  draft: Draft;
  phase: BetPhase<Bet>;
  /** The name of the other tab that sends it; this one only shows how it goes. */
  tab?: string | undefined;
}

/** Outcomes shown beside the slip, of all that can be placed at once; My bets has the older ones. */
const MOST_ANSWERED = MOST_SELECTIONS;

interface BetsAside {
  /** Newest first. */
  bets: AsideBet[];
  /** The bet in this tab's slip while it is on its way, which other tabs show aside. */
  inSlip: Draft | undefined;
}

/** A bet on its way, with the tab that sends it. */
const OnItsWay = z.extend(Draft, { tab: z.optional(z.string()) });
type OnItsWay = z.output<typeof OnItsWay>;

const {
  state: betsAside,
  start,
  changed,
} = store({
  key: savedKeys.betsAside,
  schema: z.object({ drafts: z.optional(z.array(OnItsWay)) }),
  initial: (): BetsAside => ({ bets: [], inSlip: undefined }),
  pack(now) {
    const drafts = onItsWay(now);
    return drafts.length > 0 ? { drafts } : {};
  },
  // After a reload, look each bet up before anything else.
  unpack({ drafts = [] }, { bets }) {
    for (const { tab, ...draft } of drafts) {
      const isOwn = tab === tabName() || !isBesideOthers;
      bets.push({ draft, phase: lookedUp(), ...(!isOwn && { tab }) });
    }
  },
  /** Shows what other tabs send, and no more what they have an answer for. */
  takeOver({ drafts = [] }, state) {
    const isListed = ({ reference }: Draft) => drafts.some((one) => one.reference === reference);
    const gone = ({ draft, phase, tab }: AsideBet) =>
      tab !== undefined && phase.is === 'checking' && !isListed(draft);
    const news = drafts.filter(
      ({ tab, reference }) =>
        tab !== tabName() && !state.bets.some(({ draft }) => draft.reference === reference),
    );
    if (news.length > 0 || state.bets.some(gone)) {
      const others = news.map(({ tab, ...draft }) => ({ draft, phase: lookedUp(), tab }));
      state.bets = [...others, ...state.bets.filter((bet) => !gone(bet))];
    }
    // Two tabs that write at once: the later one has not read the earlier one's bets.
    if (!onItsWay(state).every(isListed)) changed();
  },
});

const lookedUp = (): BetPhase<Bet> => ({ is: 'checking', isUnanswered: false });

/** Every bet on its way that this tab knows, in an order that all tabs write. */
function onItsWay({ bets, inSlip }: BetsAside): OnItsWay[] {
  const drafts = bets
    .filter(isOnItsWay)
    .map(({ draft, tab = tabName() }): OnItsWay => ({ ...draft, tab }));
  if (inSlip) drafts.push({ ...inSlip, tab: tabName() });
  return drafts.sort((one, other) => (one.reference < other.reference ? -1 : 1));
}

let isBesideOthers = false;

async function startBetsAside(): Promise<void> {
  isBesideOthers = await hasOtherTabs();
  await start();
}

/** Drops what the slip itself shows, and what another tab has sent and the server has decided. */
export function dropAside(isDropped: (bet: AsideBet) => boolean): void {
  if (betsAside.bets.some(isDropped)) {
    betsAside.bets = betsAside.bets.filter((bet) => !isDropped(bet));
  }
}

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
