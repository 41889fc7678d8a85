import { proxy, subscribe } from 'valtio/vanilla';
import { type Bet, betChanged } from '../../contract/betting/bets.ts';
import type { OutcomeResult } from '../../contract/betting/outcomeResult.ts';
import { isInBook } from '../../domain/market/order.ts';
import type { CashOutOrder } from '../../domain/position/cashOutTerms.ts';
import { withMatched } from '../../domain/position/namedPosition.ts';
import { holdReloadFor } from '../../lib/holdReload.ts';
import { newId } from '../../lib/newId.ts';
import * as texts from '../../messages/english/cashout/cashOutOffer.ts';
import { listen } from '../../realtime/transport.ts';
import {
  BET_NOT_ARRIVED,
  delayOf,
  findBet,
  sendBet,
  takeBet,
} from '../../state/bets/betSending.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { readMatchBets } from '../../state/bets/orders/readMatchBets.ts';
import { notify } from '../../state/device/notices.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import { type BetPhase, createDelayedIntent } from '../../state/money/intent.ts';
import { onForget } from '../../state/session/privateState.ts';

/** One bet of a cash-out. Without a phase it has not been sent. */
export interface CashOutLeg {
  draft: Draft;
  phase: BetPhase<Bet> | undefined;
}

interface CashOutRun {
  marketId: string;
  legs: CashOutLeg[];
  /** All legs are decided, or a refused one has stopped the rest. */
  isOver: boolean;
}

/** The current or last cash-out. In memory only: a leg not sent yet must never be sent later. */
export const cashOutRun = proxy<{ current: CashOutRun | undefined }>({ current: undefined });

onForget(() => {
  cashOutRun.current = undefined;
});

let leg: CashOutLeg | undefined;

const intent = createDelayedIntent<Bet>({
  find: findBet,
  delayOf,
  phaseOf: (reference) => (leg?.draft.reference === reference ? leg.phase : undefined),
  enter(reference, phase) {
    if (leg?.draft.reference === reference) leg.phase = phase;
  },
  landed: takeBet,
  // A refused leg ends. Another try is a new cash-out with a new quote.
  refused: () => undefined,
  notArrived: BET_NOT_ARRIVED,
});

let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  listen(betChanged, ({ bet }) => {
    intent.land(bet.reference, bet);
  });
}

/** Looks up a leg whose answer was lost. */
export function recheckCashOut(): void {
  if (leg?.phase?.is === 'checking') void intent.check(leg.draft.reference);
}

/**
 * Places the orders one by one, each after the one before was matched. Stops at the first that is not. Each
 * names the position that it was worked out from: `from`, and what those before it have matched. With `keep` an
 * order waits in the book until its price comes.
 */
export async function runCashOut(
  market: LiveMarket,
  eventName: string,
  orders: readonly CashOutOrder[],
  from: readonly OutcomeResult[],
  rest: 'fill' | 'keep' = 'fill',
): Promise<void> {
  const { current } = cashOutRun;
  if (current && !current.isOver) {
    // In this market its progress is in sight.
    if (current.marketId !== market.frame.marketId) notify('warning', texts.oneAtATime);
    return;
  }
  follow();
  const legs = orders.map((order) => ({
    draft: draftOf(market, eventName, order),
    phase: undefined,
  }));
  cashOutRun.current = { marketId: market.frame.marketId, legs, isOver: false };
  // Later legs exist only in this page: a reload would drop them.
  await holdReloadFor(placeLegs(market, cashOutRun.current, from, rest), texts.underWay);
}

async function placeLegs(
  market: LiveMarket,
  run: CashOutRun,
  from: readonly OutcomeResult[],
  rest: 'fill' | 'keep',
): Promise<void> {
  let position = [...from];
  for (const next of run.legs) {
    if (cashOutRun.current !== run) return;
    leg = next;
    next.draft.version = market.version;
    const draft = { ...next.draft };
    // Only at the prices shown or better: otherwise the result would differ.
    const terms = {
      onPriceChange: 'better',
      isHedge: true,
      position,
      ...(rest === 'keep' && { rest }),
    } as const;
    void intent.submit(draft.reference, () => sendBet(draft, terms));
    await settled(next);
    if (next.phase?.is !== 'done' || !isMatched(next)) break;
    position = withMatched(position, next.phase.result);
  }
  // A leg that failed says what stands now.
  if (!run.legs.every((one) => isMatched(one) || isWaiting(one))) {
    await readMatchBets(market.frame.gameId);
  }
  run.isOver = true;
}

/** Placed at a target price, and waiting there. */
export function isWaiting({ phase }: { phase: CashOutLeg['phase'] }): boolean {
  return phase?.is === 'done' && isInBook(phase.result);
}

export function isMatched({ phase }: { phase: CashOutLeg['phase'] }): boolean {
  return phase?.is === 'done' && phase.result.state === 'matched';
}

export function forgetCashOut(): void {
  if (cashOutRun.current?.isOver) cashOutRun.current = undefined;
}

function isSettled({ phase }: CashOutLeg): boolean {
  return phase?.is === 'done' || phase?.is === 'editing';
}

function settled(sent: CashOutLeg): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(cashOutRun, () => {
      // After the player has left there are no legs any more.
      if (!isSettled(sent) && cashOutRun.current) return;
      stop();
      resolve();
    });
  });
}

function draftOf({ frame, version }: LiveMarket, eventName: string, order: CashOutOrder): Draft {
  const { gameId, marketId, name, kind, runners } = frame;
  const { runnerId, side, priceHundredths, stakeKobo, line } = order;
  return {
    reference: newId(),
    isSent: false,
    gameId,
    eventName,
    marketId,
    marketName: name,
    marketKind: kind,
    runnerId,
    runnerName: runners.find((runner) => runner.runnerId === runnerId)?.name ?? runnerId,
    side,
    priceHundredths,
    version,
    stakeKobo,
    ...(line !== undefined && { line }),
  };
}
