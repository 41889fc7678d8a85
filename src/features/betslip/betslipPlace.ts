import { subscribe } from 'valtio/vanilla';
import { betChanged } from '../../contract/bets.ts';
import { listen } from '../../realtime/transport.ts';
import { findBet, sendBet, takeBet } from '../../state/bets/betSending.ts';
import { followBets } from '../../state/bets/bets.ts';
import { asideBet, betsAside, startBetsAside } from '../../state/bets/betsAside.ts';
import { betslip, doubtDraft, saveBetslip, startBetslip } from '../../state/bets/betslip.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { createPlacement, type Phase } from '../../state/bets/betslipPlacement.ts';
import { connection } from '../../state/session/connection.ts';
import { whenRealtimeReady } from '../../state/session/realtimeSession.ts';
import { session } from '../../state/session/session.ts';

const placement = createPlacement({
  send(draft) {
    const { onPriceChange, toleranceBasisPoints } = betslip;
    const tolerance = onPriceChange === 'within' && { tolerance: toleranceBasisPoints };
    return sendBet(draft, { onPriceChange, ...tolerance });
  },
  find: findBet,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  phaseOf: (reference) => holderOf(reference)?.phase,
  enter(reference, phase) {
    const holder = holderOf(reference);
    if (holder) holder.phase = phase;
  },
  landed: takeBet,
  refused(reference) {
    const draft = holderOf(reference)?.draft;
    if (draft) Object.assign(draft, { reference: crypto.randomUUID(), isSent: false });
  },
});

/** What holds the bet of a reference: the slip, or the bets that have made room in it. */
function holderOf(reference: string): { draft?: Draft | undefined; phase: Phase } | undefined {
  return betslip.draft?.reference === reference ? betslip : asideBet(reference);
}

let following: Promise<void> | undefined;

/** Reads the saved draft, and follows what becomes of it; once. */
export function followPlacement(): Promise<void> {
  following ??= follow();
  return following;
}

async function follow(): Promise<void> {
  followBets();
  listen(betChanged, ({ bet }) => {
    if (holderOf(bet.reference)) placement.land(bet);
  });
  whenRealtimeReady(recheck);
  subscribe(connection, () => {
    if (connection.status === 'offline') doubtDraft();
    else recheck();
  });
  await Promise.all([startBetslip(), startBetsAside()]);
  recheck();
}

/** Asks for confirmation first, where the player wants it. */
export function requestPlacement(): void {
  if (betslip.phase.is === 'editing' && betslip.isConfirmed) betslip.phase = { is: 'confirming' };
  else placeBet();
}

/** Sends the draft. The phase is the lock: a second tap in the same instant finds it taken. */
export function placeBet(): void {
  const { draft, phase } = betslip;
  if (!draft || (phase.is !== 'editing' && phase.is !== 'confirming')) return;
  draft.isSent = true;
  void placement.place({ ...draft });
  // Before any answer: should the page die now, the next start knows that something was sent.
  saveBetslip();
}

/** Asks what became of the bets whose answer was lost. */
export function recheck(): void {
  if (!session.isAuth) return;
  for (const { draft, phase } of [betslip, ...betsAside.bets]) {
    if (draft && phase.is === 'checking') void placement.check(draft.reference);
  }
}
