import { subscribe } from 'valtio/vanilla';
import { type Bet, betChanged } from '../../../contract/betting/bets.ts';
import type { Rest } from '../../../contract/betting/orderFields.ts';
import { newId } from '../../../lib/newId.ts';
import { listen } from '../../../realtime/transport.ts';
import {
  BET_NOT_ARRIVED,
  delayOf,
  findBet,
  sendBet,
  takeBet,
} from '../../../state/bets/betSending.ts';
import { syncBetsWithServer } from '../../../state/bets/bets.ts';
import { asideBet, betsAside, dropAside, setAside } from '../../../state/bets/betsAside.ts';
import { betslip, saveBetslip, startBetslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { markDraftStale } from '../../../state/bets/betslipTerms.ts';
import { createDelayedIntent } from '../../../state/money/intent.ts';
import { connection } from '../../../state/session/connection.ts';
import { whenRealtimeReady } from '../../../state/session/realtimeReady.ts';
import { session } from '../../../state/session/session.ts';
import { emptyAfterAll } from '../several/selections.ts';

const intent = createDelayedIntent<Bet>({
  find: findBet,
  delayOf,
  phaseOf: (reference) => holderOf(reference)?.phase,
  enter(reference, phase) {
    const holder = holderOf(reference);
    if (holder) holder.phase = phase;
    // Saved at once, so that the next start has nothing to look up.
    if (phase.is !== 'done') return;
    void saveBetslip();
    // What another tab has placed is told there.
    dropAside(({ tab, draft }) => tab !== undefined && draft.reference === reference);
  },
  landed: takeBet,
  refused(reference) {
    const draft = holderOf(reference)?.draft;
    if (draft) Object.assign(draft, { reference: newId(), isSent: false });
  },
  notArrived: BET_NOT_ARRIVED,
});

function send(draft: Draft, rest: Rest): Promise<Bet> {
  const { onPriceChange, toleranceBasisPoints } = betslip;
  const { leastKobo } = draft;
  const isLimit = rest !== 'fill';
  return sendBet(draft, {
    onPriceChange,
    ...(onPriceChange === 'within' && { tolerance: toleranceBasisPoints }),
    ...(isLimit && { rest }),
    ...(isLimit && leastKobo && { least: leastKobo }),
  });
}

/** Where the bet with this reference is: in the slip or among the bets moved aside. */
function holderOf(
  reference: string,
): (Pick<typeof betslip, 'phase'> & { draft?: Draft | undefined }) | undefined {
  return betslip.draft?.reference === reference ? betslip : asideBet(reference);
}

let following: Promise<void> | undefined;

/** Reads the saved draft and settles what was sent. Runs once. */
export function startPlacement(): Promise<void> {
  following ??= follow();
  return following;
}

async function follow(): Promise<void> {
  syncBetsWithServer();
  listen(betChanged, ({ bet }) => {
    intent.land(bet.reference, bet);
  });
  whenRealtimeReady(recheck);
  subscribe(connection, () => {
    if (connection.status === 'offline') markDraftStale();
    else recheck();
  });
  await startBetslip();
  recheck();
}

/** Places the bet, or asks for confirmation first if the player wants that. */
export function requestPlacement(rest: Rest): void {
  if (betslip.phase.is === 'editing' && betslip.isConfirmed) betslip.phase = { is: 'asked' };
  else placeBet(rest);
}

/**
 * Sends the draft, with what is to become of the part that is not matched at once. The phase is the lock: a
 * second tap in the same instant does nothing.
 */
export function placeBet(rest: Rest = 'fill'): void {
  const { draft, phase } = betslip;
  if (!draft || (phase.is !== 'editing' && phase.is !== 'asked')) return;
  draft.isSent = true;
  betslip.lastStakeKobo = draft.stakeKobo;
  const sent = { ...draft };
  void intent.submit(sent.reference, () => send(sent, rest));
  // Save before any answer comes: if the page dies now, the next start knows that something was sent.
  void saveBetslip();
}

/**
 * Sends each as a bet of its own, with a key of its own. They go on, and are answered, beside the slip, which is empty
 * now: a second tap in the same instant finds nothing to send.
 */
export function placeTogether(bets: readonly { draft: Draft; rest: Rest }[]): void {
  const sent = bets.map(({ draft, rest }) => ({ draft: { ...draft, isSent: true }, rest }));
  // The newest stands first.
  for (const { draft } of [...sent].reverse()) setAside(draft, { is: 'sending' });
  emptyAfterAll();
  for (const { draft, rest } of sent) {
    void intent.submit(draft.reference, () => send(draft, rest));
  }
  void saveBetslip();
}

/** Looks up the bets whose answers were lost. */
export function recheck(): void {
  if (!session.isAuth) return;
  const own = betsAside.bets.filter(({ tab }) => tab === undefined);
  for (const { draft, phase } of [betslip, ...own]) {
    if (draft && phase.is === 'checking') void intent.check(draft.reference);
  }
}

/** Looks up a bet of another tab, which may have been closed before its answer came. */
export function checkElsewhere(reference: string): void {
  if (session.isAuth) void intent.check(reference);
}
