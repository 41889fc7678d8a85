import type { Side } from '../../../src/contract/betting/bets.ts';
import type { Runner } from '../../../src/contract/betting/market.ts';
import type { Fill } from '../../../src/domain/market/fills.ts';
import { marketRefusal } from '../../../src/domain/market/marketState.ts';
import { matchOrder } from '../../../src/domain/market/matching.ts';
import { acceptsPrice, priceChoice, worstPrice } from '../../../src/domain/market/priceChange.ts';
import { priceScale } from '../../../src/domain/market/priceScale.ts';
import { liability } from '../../../src/domain/position/bet.ts';
import { isAffordable } from '../../../src/domain/position/exposure.ts';
import { isAboveMax } from '../../../src/domain/position/limits.ts';
import type { RefusalReason } from '../../../src/domain/position/refusal.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { marketNow } from '../fixtures.ts';
import type { House } from '../house.ts';
import { availableOf, exposureOf, openBets } from '../money/exposure.ts';
import { askedTerms, matchedTerms } from './betTerms.ts';

/** A bet matched in full at the current line, or the reason why not. */
export type Decision =
  | { isMatched: true; fills: Fill[]; line: number | null }
  | { isMatched: false; reason: RefusalReason };

/** Decides a bet by the market's state: matches all of it or nothing. */
export function decideBet(house: House, bet: BetRow, at: number): Decision {
  const market = marketNow(house, bet.marketId, at);
  const runner = market?.runners.find(({ runnerId }) => runnerId === bet.runnerId);
  if (!market || !runner) return refuse('market-closed');
  const closed = marketRefusal(market.status);
  if (closed) return refuse(closed);
  if (runner.status !== 'active') return refuse('runner-removed');

  const levels = runner[bet.side];
  // The price asked may still be available behind a better one.
  const offered = levels.find(([price]) => price === bet.askedHundredths) ?? levels[0];
  if (!offered) return refuse('unmatched');
  const line = lineFor(bet.side, runner);
  if (!isAccepted(house, bet, offered[0], line)) return refuse('price-moved');
  const { fills } = matchOrder(
    {
      side: bet.side,
      priceHundredths: worstPrice(askedTerms(bet), choiceOf(bet)),
      stakeKobo: bet.stakeKobo,
      isPartialAllowed: false,
    },
    levels,
  );
  if (fills.length === 0) return refuse('unmatched');
  const matched = { ...bet, fills: [...fills], line };
  // A lay at any price may lose more than at the price asked.
  const mayLoseKobo = matchedTerms(matched).reduce((sum, terms) => sum + liability(terms), 0);
  if (isAboveMax(mayLoseKobo, market)) return refuse('above-max');
  return canAfford(house, bet, matched)
    ? { isMatched: true, fills: matched.fills, line }
    : refuse('not-enough-available');
}

/** The run line of a side of a fancy; null for other markets. */
export function lineFor(side: Side, { line }: Runner): number | null {
  if (!line) return null;
  return side === 'back' ? line.yes : line.no;
}

/**
 * Whether the player's choice accepts the current price. Compares price and line, not versions: in play every
 * tick, each second or two, is a new version.
 */
function isAccepted(
  { settings }: House,
  bet: BetRow,
  priceHundredths: number,
  line: number | null,
): boolean {
  if (settings.trading === 'moving') return bet.onPriceChange === 'any';
  const { version } = bet;
  const withLine = (value: number | null) => (value === null ? {} : { line: value });
  return acceptsPrice(
    { side: bet.side, scale: priceScale(bet.marketKind) },
    { priceHundredths: bet.askedHundredths, version, ...withLine(bet.line) },
    { priceHundredths, version, ...withLine(line) },
    choiceOf(bet),
  );
}

function choiceOf({ onPriceChange, toleranceBasisPoints }: BetRow) {
  return priceChoice(onPriceChange, toleranceBasisPoints ?? undefined);
}

/** Whether the player can afford the matched bet together with the market's other bets. */
function canAfford(house: House, bet: BetRow, matched: BetRow): boolean {
  const others = openBets(house, bet.accountId, bet.marketId).filter(
    ({ betId }) => betId !== bet.betId,
  );
  const before = exposureOf(others);
  const reserved = house.db.bets.get(bet.betId) ? exposureOf([...others, bet]) - before : 0;
  const available = availableOf(house, bet.accountId) + reserved;
  return isAffordable(before, exposureOf([...others, matched]), available);
}

function refuse(reason: RefusalReason): Decision {
  return { isMatched: false, reason };
}
