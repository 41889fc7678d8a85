import { proxy } from 'valtio/vanilla';
import { call } from '../api/call.ts';
import type { Bet } from '../contract/bets.ts';
import type { Market } from '../contract/market.ts';
import { placeTableBet } from '../contract/tables.ts';
import { isAffordable } from '../domain/exposure.ts';
import { stakeRefusal } from '../domain/limits.ts';
import { formatNaira } from '../domain/money.ts';
import type { Side } from '../domain/side.ts';
import { findBet, takeBet } from './betSending.ts';
import { createIntent, type IntentPhase } from './moneyIntent.ts';
import { onForget } from './privateState.ts';
import { whenRealtimeReady } from './realtimeSession.ts';

interface TableBet {
  /** What was tapped, in the round that was played then. */
  picked: { marketId: string; runnerId: string; side: Side } | undefined;
  stakeKobo: number | undefined;
  phase: IntentPhase<Bet>;
}

const blank = (): TableBet => ({
  picked: undefined,
  stakeKobo: undefined,
  phase: { is: 'editing' },
});

/** The bet that is being made at a live table. */
export const tableBet = proxy<TableBet>(blank());

let key = crypto.randomUUID();

const intent = createIntent<Bet>({
  find: findBet,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  isCurrent: (given) => given === key,
  enter(phase) {
    tableBet.phase = phase;
  },
  landed(bet) {
    key = crypto.randomUUID();
    tableBet.picked = undefined;
    takeBet(bet);
  },
  refused() {
    key = crypto.randomUUID();
  },
  notArrived: 'Your bet did not reach us. Nothing was placed; you can send it again.',
});

function isUnderWay(): boolean {
  return tableBet.phase.is === 'sending' || tableBet.phase.is === 'checking';
}

export function pickRunner(marketId: string, runnerId: string, side: Side): void {
  if (isUnderWay()) return;
  tableBet.picked = { marketId, runnerId, side };
  tableBet.phase = { is: 'editing' };
}

export function dropPick(): void {
  if (!isUnderWay()) tableBet.picked = undefined;
}

export function setTableStake(stakeKobo: number | undefined): void {
  tableBet.stakeKobo = stakeKobo;
}

/** The price that would be taken now, in hundredths. */
export function priceNow(
  market: Market,
  picked: NonNullable<TableBet['picked']>,
): number | undefined {
  if (market.marketId !== picked.marketId) return undefined;
  const runner = market.runners.find(({ runnerId }) => runnerId === picked.runnerId);
  return runner?.[picked.side][0]?.[0];
}

interface Situation {
  market: Market;
  picked: NonNullable<TableBet['picked']>;
  stakeKobo: number | undefined;
  /** What must be free at the moment of placing, in kobo. */
  reserveKobo: number;
  availableKobo: number;
  holdText: string | undefined;
  isOffline: boolean;
  /** The prices are not those of now. */
  isOld: boolean;
}

/** The first reason why the bet may not be sent, as one sentence; undefined when it may. */
export function tableBetBlock(situation: Situation): string | undefined {
  const { market, picked, stakeKobo, reserveKobo, availableKobo, holdText } = situation;
  if (situation.isOffline) return 'You are offline. Nothing is sent.';
  if (holdText !== undefined) return holdText;
  if (situation.isOld) return 'These prices are old. Betting is off until they are live again.';
  if (market.marketId !== picked.marketId) return 'That round is over. Pick a price of this one.';
  if (market.status !== 'open') return 'Bets of this round are closed.';
  const priceHundredths = priceNow(market, picked);
  if (priceHundredths === undefined) return 'Nobody offers this price now.';
  if (!stakeKobo) return 'Enter a stake.';
  const offer = { side: picked.side, scale: 'decimal' as const, priceHundredths };
  const refusal = stakeRefusal(offer, stakeKobo, market);
  if (refusal) return refusal.text;
  if (isAffordable(0, reserveKobo, availableKobo)) return undefined;
  return `This bet needs ${formatNaira(reserveKobo)} and you have ${formatNaira(Math.max(0, availableKobo))} available.`;
}

/** Sends the bet, once: a second tap in the same instant finds the first under way. */
export function sendTableBet(market: Market): void {
  const { picked, stakeKobo } = tableBet;
  const price = picked && priceNow(market, picked);
  if (isUnderWay() || !picked || !stakeKobo || price === undefined) return;
  const { marketId, runnerId, side } = picked;
  const { gameId, version } = market;
  const reference = key;
  void intent.submit(reference, async () => {
    const { bet } = await call(
      placeTableBet,
      {
        gameId,
        marketId,
        runnerId,
        side,
        price,
        stake: stakeKobo,
        version,
        onPriceChange: 'better',
      },
      { idempotencyKey: reference, quiet: true },
    );
    return bet;
  });
}

/** Asks again what became of a bet whose answer was lost. */
export function recheckTableBet(): void {
  if (tableBet.phase.is === 'checking') void intent.check(key);
}

whenRealtimeReady(recheckTableBet);

onForget(() => {
  key = crypto.randomUUID();
  Object.assign(tableBet, blank());
});
