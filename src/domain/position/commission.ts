import type { Bet } from '../../contract/betting/bets.ts';
import { mulDiv } from '../money/mulDiv.ts';
import type { Position } from './position.ts';

/**
 * Commission in kobo on a player's net win in one market, over all bets; nothing on a loss. The rate is in
 * hundredths of a percent (5 % is 500). Rounded down, in the player's favour.
 */
export function commission(netKobo: number, rateBasisPoints: number): number {
  return mulDiv(Math.max(0, netKobo), rateBasisPoints, 10_000, 'down');
}

/** Converts a market's rate, 5 for 5 %, to hundredths of a percent. */
export function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}

/** How the player wants wins shown: after commission, unless they chose before it. */
export interface WinView {
  isGross: boolean;
}

/** A result in kobo as every page shows it: a win less its commission, a loss as it is. */
export function shownWin(kobo: number, rateBasisPoints: number, { isGross }: WinView): number {
  return isGross ? kobo : kobo - commission(kobo, rateBasisPoints);
}

/** The results by winning runner as every page shows them. */
export function shownPosition(
  position: Position,
  rateBasisPoints: number,
  view: WinView,
): Position {
  return new Map(
    [...position].map(([runnerId, kobo]) => [runnerId, shownWin(kobo, rateBasisPoints, view)]),
  );
}

/** A win in kobo, less than 3 above the smallest, that leaves `netKobo` after commission. */
export function winBefore(netKobo: number, rateBasisPoints: number): number {
  return mulDiv(netKobo, 10_000, 10_000 - rateBasisPoints, 'up');
}

/** One market's result for one player, in kobo. */
export interface MarketReckoning {
  netKobo: number;
  commissionKobo: number;
}

/** A market's result and commission for one player, from the results of the player's bets in it. */
export function reckonMarket(
  pnlsKobo: readonly number[],
  rateBasisPoints: number,
): MarketReckoning {
  const netKobo = pnlsKobo.reduce((sum, pnl) => sum + pnl, 0);
  return { netKobo, commissionKobo: commission(netKobo, rateBasisPoints) };
}

interface ReckoningLine {
  kind: 'result' | 'commission';
  amountKobo: number;
}

/**
 * The ledger lines for the difference between what was posted before and what is due now: one for profit and
 * loss, one for commission. A corrected result adds lines and never edits any; settling the same result again
 * adds none.
 */
export function reckoningLines(
  due: MarketReckoning,
  posted: MarketReckoning = { netKobo: 0, commissionKobo: 0 },
): ReckoningLine[] {
  const lines: ReckoningLine[] = [
    { kind: 'result', amountKobo: due.netKobo - posted.netKobo },
    { kind: 'commission', amountKobo: posted.commissionKobo - due.commissionKobo },
  ];
  return lines.filter((line) => line.amountKobo !== 0);
}

/**
 * Splits a market's commission between its bets in proportion to what each won, so that any selection of bets
 * adds up. The shares sum to the commission; a bet without winnings has none.
 */
export function shareCommission(pnlsKobo: readonly number[], commissionKobo: number): number[] {
  const wonKobo = pnlsKobo.reduce((sum, pnl) => sum + Math.max(0, pnl), 0);
  let passedKobo = 0;
  let givenKobo = 0;
  return pnlsKobo.map((pnl) => {
    if (pnl <= 0) return 0;
    passedKobo += pnl;
    const dueKobo = mulDiv(commissionKobo, passedKobo, wonKobo, 'down');
    const partKobo = dueKobo - givenKobo;
    givenKobo = dueKobo;
    return partKobo;
  });
}

/** A settled bet's result, less its share of the commission, as every page shows it. */
export function shownResult(
  { result = 0, commission: shareKobo = 0 }: Pick<Bet, 'result' | 'commission'>,
  { isGross }: WinView,
): number {
  return isGross ? result : result - shareKobo;
}

/** What an open bet alone can win, as every page shows it. */
export function shownProfit(
  { profit, commissionPercent = 0 }: Pick<Bet, 'profit' | 'commissionPercent'>,
  view: WinView,
): number {
  return shownWin(profit, basisPoints(commissionPercent), view);
}
