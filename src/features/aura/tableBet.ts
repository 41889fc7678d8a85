import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import type { Bet } from '../../contract/betting/bets.ts';
import type { Market } from '../../contract/betting/market.ts';
import { placeTableBet } from '../../contract/casino/tables.ts';
import type { Side } from '../../domain/market/side.ts';
import { BET_NOT_ARRIVED, findBet, takeBet } from '../../state/bets/betSending.ts';
import type { IntentPhase } from '../../state/money/intent.ts';
import { soleIntent } from '../../state/money/soleIntent.ts';
import { onForget } from '../../state/session/privateState.ts';
import { whenRealtimeReady } from '../../state/session/realtimeReady.ts';
import { type Picked, priceNow } from './tableBetBlock.ts';

interface TableBet {
  picked: Picked | undefined;
  stakeKobo: number | undefined;
  phase: IntentPhase<Bet>;
}

const blank = (): TableBet => ({
  picked: undefined,
  stakeKobo: undefined,
  phase: { is: 'editing' },
});

/** The bet being made at the live tables: one, wherever its price was tapped. */
export const tableBet = proxy<TableBet>(blank());

const intent = soleIntent<Bet>(tableBet, {
  name: 'table bet',
  find: findBet,
  landed(bet) {
    tableBet.picked = undefined;
    takeBet(bet);
  },
  notArrived: BET_NOT_ARRIVED,
});

/** Puts a tapped hand and side into the bet. */
export function pickRunner({ gameId, marketId }: Market, runnerId: string, side: Side): void {
  if (intent.isUnderWay()) return;
  tableBet.picked = { gameId, marketId, runnerId, side };
  tableBet.phase = { is: 'editing' };
}

export function dropPick(): void {
  if (!intent.isUnderWay()) tableBet.picked = undefined;
}

export function setTableStake(stakeKobo: number | undefined): void {
  tableBet.stakeKobo = stakeKobo;
}

/** Sends the bet once: a second tap in the same instant does nothing. */
export function sendTableBet(market: Market): void {
  const { picked, stakeKobo } = tableBet;
  const price = picked && priceNow(market, picked);
  if (!picked || !stakeKobo || price === undefined) return;
  const { marketId, runnerId, side } = picked;
  const { gameId, version } = market;
  intent.submit(async (idempotencyKey) => {
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
      { idempotencyKey, quiet: true },
    );
    return bet;
  });
}

/** Looks up a bet whose answer was lost. */
export const recheckTableBet = intent.recheck;

whenRealtimeReady(recheckTableBet);

onForget(() => {
  intent.forget();
  Object.assign(tableBet, blank());
});
