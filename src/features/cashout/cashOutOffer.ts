import type { Bet } from '../../contract/betting/bets.ts';
import { isOver } from '../../domain/market/marketState.ts';
import { priceScale } from '../../domain/market/priceScale.ts';
import { cashOut } from '../../domain/position/cashOut.ts';
import {
  type CashOutMarket,
  type CashOutOrder,
  type CashOutQuote,
  cashOutRefusalText,
} from '../../domain/position/cashOutTerms.ts';
import { closeAtSameStake } from '../../domain/position/closeAtSameStake.ts';
import { stakeRefusal } from '../../domain/position/limits.ts';
import type { Position } from '../../domain/position/position.ts';
import { refusalText } from '../../domain/position/refusal.ts';
import * as texts from '../../messages/english/cashout/cashOutOffer.ts';
import { netStakesIn, positionIn, standingIn } from '../../state/bets/betsPosition.ts';
import { othersDepth } from '../../state/bets/othersDepth.ts';
import type { LiveGame } from '../../state/live/marketStreamGame.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { mayPlay, playSituation } from '../../state/play/mayPlay.ts';

/**
 * `equalise`: the same result for every outcome. `close`: take each trade's stake back and leave its profit
 * on its runner.
 */
export type CashOutWay = 'equalise' | 'close';

export interface CashOutRequest {
  game: LiveGame;
  market: LiveMarket;
  bets: readonly Bet[];
  way: CashOutWay;
  /** Fraction of the position, in hundredths of a percent. */
  fractionBasisPoints: number;
}

/** What a cash-out would place and its result at this moment, or why there is none, in a sentence. */
export type CashOutOffer = { now: Position } & (
  | { quote: CashOutQuote; text?: undefined }
  | { quote?: undefined; text: string }
);

export function commissionBasisPoints({ frame }: LiveMarket): number {
  return Math.round(frame.commissionPercent * 100);
}

export function cashOutOffer(request: CashOutRequest): CashOutOffer {
  const { game, market, bets, way, fractionBasisPoints } = request;
  const { frame } = market;
  const { matched, pending } = standingIn(frame.marketId, bets);
  const now = positionIn(frame, { matched, pending: [] });
  const text = cashOutObstacle(request);
  if (text) return { now, text };
  const at: CashOutMarket = {
    status: frame.status,
    isPriceFresh: game.freshness() !== 'old',
    scale: priceScale(frame.kind),
    depth: othersDepth(market, bets),
    waiting: pending,
    commissionBasisPoints: commissionBasisPoints(market),
    availableKobo: availableKobo(),
    minStake: frame.minStake,
    maxStake: frame.maxStake,
  };
  const quote =
    way === 'equalise'
      ? cashOut(now, at, fractionBasisPoints)
      : closeAtSameStake(now, netStakesIn(frame.marketId, bets), at, fractionBasisPoints);
  if ('refusal' in quote) return { now, text: cashOutRefusalText(quote.refusal) };
  const tooLarge = limitText(quote.orders, market);
  return tooLarge ? { now, text: tooLarge } : { now, quote };
}

/** Why no order and no stop-loss can be left waiting in a market now. */
export function waitObstacle(
  { frame }: LiveMarket,
  situation = playSituation(),
): string | undefined {
  return isOver(frame.status) ? refusalText('market-closed') : mayPlay(situation)?.text;
}

/** Why nothing of a market can be cashed out now, whatever its prices. */
export function cashOutObstacle({
  market,
  bets,
}: Pick<CashOutRequest, 'market' | 'bets'>): string | undefined {
  const block = mayPlay(playSituation(), {
    offline: texts.offline,
    reconnecting: texts.reconnecting,
    signIn: refusalText('session-ended'),
  });
  if (block) return block.text;
  const { marketId } = market.frame;
  const isBusy = bets.some((bet) => bet.marketId === marketId && bet.state === 'delayed');
  return isBusy ? refusalText('same-market-busy') : undefined;
}

/** Why the market takes no order as large as one of these. */
export function limitText(
  orders: readonly Omit<CashOutOrder, 'runnerId'>[],
  { frame }: LiveMarket,
): string | undefined {
  const scale = priceScale(frame.kind);
  for (const { side, priceHundredths, stakeKobo } of orders) {
    const refusal = stakeRefusal({ side, scale, priceHundredths }, stakeKobo, frame, true);
    if (refusal) return texts.smallerPart(refusal.text);
  }
  return undefined;
}
