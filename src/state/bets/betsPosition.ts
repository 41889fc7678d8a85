import type { Bet } from '../../contract/betting/bets.ts';
import type { MarketKind } from '../../contract/betting/market.ts';
import type { OutcomeResult } from '../../contract/betting/outcomeResult.ts';
import { drawLast } from '../../domain/market/drawLast.ts';
import { waitingStake } from '../../domain/market/order.ts';
import { priceScale } from '../../domain/market/priceScale.ts';
import type { Side } from '../../domain/market/side.ts';
import { type PnlPair, pnlOfAmounts, pnlPair } from '../../domain/position/bet.ts';
import { isOpenBet } from '../../domain/position/betState.ts';
import { fancyExposure, fancyRoom } from '../../domain/position/fancyBook.ts';
import { namedPosition } from '../../domain/position/namedPosition.ts';
import {
  type MarketBets,
  marketExposure,
  marketPosition,
  marketRoom,
  type Position,
  possibleWinners,
} from '../../domain/position/position.ts';

/** A bet, or part of one, in the form that the books of `domain/position` take. */
export interface Stand extends PnlPair {
  runnerId: string;
  side: Side;
  /** The run line of a fancy; 0 for other markets. */
  line: number;
}

/** Everything a player has in one market. */
export interface Standing {
  matched: Stand[];
  /** Unmatched, or accepted and in their delay. */
  pending: Stand[];
}

/** A market's open bets: the matched parts at their fills, the rest at the price asked. */
export function standingIn(marketId: string, bets: readonly Bet[]): Standing {
  const standing: Standing = { matched: [], pending: [] };
  for (const bet of bets) {
    if (bet.marketId !== marketId || !isOpenBet(bet.state)) continue;
    const { runnerId, side, line = 0, profit, liability, stakeMatched } = bet;
    const of = { runnerId, side, line };
    if (stakeMatched > 0)
      standing.matched.push({ ...of, ...pnlOfAmounts(side, profit, liability) });
    const rest = waitingStake(bet);
    if (rest > 0) standing.pending.push({ ...of, ...pendingPnl(bet, rest) });
  }
  return standing;
}

function pendingPnl({ side, marketKind, priceAsked }: Bet, stakeKobo: number): PnlPair {
  const scale = priceScale(marketKind);
  return pnlPair({ side, scale, priceHundredths: priceAsked, stakeKobo });
}

interface MarketOutcomes {
  kind: MarketKind;
  runners: readonly { runnerId: string; status?: string | undefined }[];
}

function outcomes({ runners }: MarketOutcomes, standing: Standing): MarketBets {
  return { runnerIds: possibleWinners(runners), ...standing };
}

/**
 * Profit or loss in kobo for each winning runner. Empty for a fancy, where it depends on the result instead.
 */
export function positionIn(market: MarketOutcomes, standing: Standing): Position {
  return market.kind === 'fancy' ? new Map() : marketPosition(outcomes(market, standing));
}

/** The same of any market, as an order that closes it names it. */
export function namedIn(
  { kind, runners }: MarketOutcomes,
  marketId: string,
  bets: readonly Bet[],
): OutcomeResult[] {
  return namedPosition(kind, possibleWinners(runners), standingIn(marketId, bets).matched);
}

/** The market of these bets, with the runners that may win; the bets carry them. */
export function marketOf(bets: readonly [Bet, ...Bet[]]): MarketOutcomes {
  const [{ marketKind, runners }] = bets;
  return { kind: marketKind, runners: drawLast(runners ?? []) };
}

/** The most the market can lose, in kobo. */
export function exposureIn(market: MarketOutcomes, standing: Standing): number {
  return market.kind === 'fancy'
    ? fancyExposure(standing.matched, standing.pending)
    : marketExposure(outcomes(market, standing));
}

/** The most one more bet may lose, in kobo: the available money plus what the other bets leave unused. */
export function roomIn(
  market: MarketOutcomes,
  { matched, pending }: Standing,
  bet: Pick<Stand, 'runnerId' | 'side' | 'line'>,
  availableKobo: number,
): number {
  return market.kind === 'fancy'
    ? fancyRoom(matched, pending, bet, availableKobo)
    : marketRoom(outcomes(market, { matched, pending }), bet, availableKobo);
}

/** Stake backed less stake laid, in kobo, for each runner. */
export function netStakesIn(marketId: string, bets: readonly Bet[]): ReadonlyMap<string, number> {
  const net = new Map<string, number>();
  for (const bet of bets) {
    if (bet.marketId !== marketId || !isOpenBet(bet.state)) continue;
    const { runnerId, side, stakeMatched } = bet;
    const signed = side === 'back' ? stakeMatched : -stakeMatched;
    net.set(runnerId, (net.get(runnerId) ?? 0) + signed);
  }
  return net;
}
