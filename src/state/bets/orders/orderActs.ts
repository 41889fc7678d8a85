import { proxy } from 'valtio/vanilla';
import { call } from '../../../api/call.ts';
import type { Bet } from '../../../contract/betting/bets.ts';
import {
  cancelAllBets,
  cancelBet,
  cancelMarketBets,
  changeBet,
} from '../../../contract/betting/orders.ts';
import { isInBook } from '../../../domain/market/order.ts';
import { newId } from '../../../lib/newId.ts';
import { notify } from '../../device/notices.ts';
import { freshData } from '../../lists/freshData.ts';
import { isDoubtful } from '../../money/doubtfulKeys.ts';
import { createIntent, type IntentPhase } from '../../money/intent.ts';
import { onForget } from '../../session/privateState.ts';
import { findBet, newestOf } from '../betSending.ts';
import { betList, refreshExposureSoon, updateBetLists } from '../bets.ts';
import { turnNow } from '../heardBets.ts';
import { type ActResult, actText } from './orderWords.ts';

/** What an act is about: one bet, everything in a market, or everything. */
export type ActScope = { bet: Bet } | { marketId: string } | 'all';

/** The new price and the new stake of the whole order, matched part included; each only if it changes. */
export interface OrderChange {
  price?: number;
  stake?: number;
}

/** A cancel or a change that the player has asked for. At most one for each scope. */
export interface OrderAct {
  /** The idempotency key: the same until the server decides. */
  key: string;
  scope: ActScope;
  /** Without it the act cancels. */
  change: OrderChange | undefined;
  phase: IntentPhase<ActResult>;
}

/** By scope, as `scopeKey` writes it. In memory only: what has been cancelled is seen by the bets. */
export const orderActs = proxy<{ acts: Record<string, OrderAct> }>({ acts: {} });

/** What was sent under a key: one of these at most takes effect. */
interface Tries {
  key: string;
  changes: OrderChange[];
  /** When the first of them was sent, in turns of the socket. */
  since: number;
}

/** By scope and kind of act, also once its reason is dismissed: a lost try may still arrive. */
const lastTries = new Map<string, Tries>();

onForget(() => {
  orderActs.acts = {};
  lastTries.clear();
});

export function scopeKey(scope: ActScope): string {
  if (scope === 'all') return 'all';
  return 'bet' in scope ? scope.bet.betId : `market ${scope.marketId}`;
}

function triesKey(scope: ActScope, change: OrderChange | undefined): string {
  return `${change ? 'change' : 'cancel'} ${scopeKey(scope)}`;
}

const actOf = (key: string) => Object.values(orderActs.acts).find((act) => act.key === key);

const intent = createIntent<ActResult>({
  find,
  phaseOf: (key) => actOf(key)?.phase,
  enter(key, phase) {
    const act = actOf(key);
    if (!act) return;
    act.phase = phase;
    if (phase.is !== 'done') return;
    delete orderActs.acts[scopeKey(act.scope)];
    notify('success', actText(act.change, phase.result));
  },
  landed({ bets }) {
    for (const bet of bets) updateBetLists(bet);
    refreshExposureSoon();
  },
  // `start` gives a key that is not in doubt to no other act.
  refused: () => undefined,
  notArrived: "We didn't get it. Your order has not changed; you can try again.",
});

/** What a lost act has done, by what became of the bets; undefined while they are as they were. */
async function find(key: string): Promise<ActResult | undefined> {
  const act = actOf(key);
  if (!act) return undefined;
  const { scope, change } = act;
  if (scope === 'all' || 'marketId' in scope) {
    const { bets } = await freshData(betList('open'));
    const waits = (bet: Bet) =>
      isInBook(bet) && (scope === 'all' || bet.marketId === scope.marketId);
    return bets.some(waits) ? undefined : { bets: [] };
  }
  const bet = await findBet(scope.bet.reference);
  if (!bet) return undefined;
  const tried = lastTries.get(triesKey(scope, change))?.changes ?? [];
  if (change) return tried.some((one) => hasChanged(bet, one)) ? { bets: [bet] } : undefined;
  // In the delay of a change it waits again after that: a cancel that came then was refused.
  if (isInBook(bet) || bet.state === 'delayed') return undefined;
  // It may have been matched, or have lapsed, before the cancel came.
  return { bets: [bet], cancelledKobo: bet.stakeCancelled ?? 0 };
}

function hasChanged(bet: Bet, { price, stake }: OrderChange): boolean {
  return (
    (price === undefined || bet.priceAsked === price) &&
    (stake === undefined || bet.stake === stake)
  );
}

/** Cancels what waits of an order, of a market's orders, or of all. A second tap does nothing. */
export function cancelOrders(scope: ActScope): void {
  start(scope, undefined);
}

/** Changes an order that waits. What is matched stays matched. */
export function changeOrder(bet: Bet, change: OrderChange): void {
  start({ bet }, change);
}

function start(scope: ActScope, change: OrderChange | undefined): void {
  const at = scopeKey(scope);
  const known = orderActs.acts[at];
  if (known && known.phase.is !== 'editing') return;
  const before = lastTries.get(triesKey(scope, change));
  // While a try may still arrive, the next has its key, whatever it changes: so only one of them counts.
  const tries =
    before && isDoubtful(before.key) ? before : { key: newId(), changes: [], since: turnNow() };
  if (change) tries.changes.push(change);
  lastTries.set(triesKey(scope, change), tries);
  const { key, since } = tries;
  orderActs.acts[at] = { key, scope, change, phase: { is: 'editing' } };
  void intent.submit(key, async () => asOfNow(await send(scope, change, key), since));
}

/** An answer, where it told of bets that the socket has overtaken meanwhile, with these as they are. */
async function asOfNow(result: ActResult, since: number): Promise<ActResult> {
  return { ...result, bets: await Promise.all(result.bets.map((bet) => newestOf(bet, since))) };
}

async function send(
  scope: ActScope,
  change: OrderChange | undefined,
  idempotencyKey: string,
): Promise<ActResult> {
  const options = { idempotencyKey, quiet: true };
  if (scope === 'all') return take(await call(cancelAllBets, {}, options));
  if ('marketId' in scope) {
    return take(await call(cancelMarketBets, { marketId: scope.marketId }, options));
  }
  const { betId } = scope.bet;
  if (change) return { bets: [(await call(changeBet, { betId, ...change }, options)).bet] };
  const { bet, cancelled } = await call(cancelBet, { betId }, options);
  return { bets: [bet], cancelledKobo: cancelled };
}

function take({ bets, cancelled }: { bets: readonly Bet[]; cancelled: number }): ActResult {
  return { bets, cancelledKobo: cancelled };
}

/** Drops the reason why an act failed, once the player has read it. */
export function dismissAct(scope: ActScope): void {
  const at = scopeKey(scope);
  if (orderActs.acts[at]?.phase.is === 'editing') delete orderActs.acts[at];
}
