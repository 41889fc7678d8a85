import type { Side } from '../../../domain/market/side.ts';
import type { Selection } from '../../../state/bets/betslipDraft.ts';
import type { LiveMarket, LiveRunner } from '../../../state/live/marketStreamMarket.ts';

interface Choice {
  market: LiveMarket;
  runner: LiveRunner;
  side: Side;
  priceHundredths: number;
  eventName: string;
}

/** A price in the form the slip takes, with the market's current version and line. */
export function selectionOf({
  market,
  runner,
  side,
  priceHundredths,
  eventName,
}: Choice): Selection {
  const { marketId, name, kind, gameId, runners } = market.frame;
  const { runnerId, line } = runner;
  return {
    gameId,
    eventName,
    marketId,
    marketName: name,
    marketKind: kind,
    runnerId,
    runnerName: runners.find((other) => other.runnerId === runnerId)?.name ?? runnerId,
    side,
    priceHundredths,
    version: market.version,
    ...(line && { line: side === 'back' ? line.yes : line.no }),
  };
}
