import { useEffect, useReducer } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { Side } from '../../../domain/market/side.ts';
import { hedgeOf } from '../../../domain/position/hedgeOf.ts';
import { positionIn, standingIn } from '../../../state/bets/betsPosition.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import { othersDepth } from '../../../state/bets/othersDepth.ts';
import type { LiveRunner, MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { Button } from '../../../ui/button/Button.tsx';

interface HedgeButtonProps {
  frame: MarketFrame;
  runner: LiveRunner;
  bets: readonly Bet[];
  onHedge(side: Side, priceHundredths: number, stakeKobo: number): void;
}

/** Puts the order that takes this runner's risk away into the slip, where it is seen before it is sent. */
export function HedgeButton({ frame, runner, bets, onHedge }: HedgeButtonProps) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { moved } = runner;
  useEffect(() => {
    const ends = [moved.back.subscribe(render), moved.lay.subscribe(render)];
    return () => {
      for (const end of ends) end();
    };
  }, [moved]);
  const { matched } = standingIn(frame.marketId, bets);
  if (matched.length === 0) return null;
  const { runnerId } = runner;
  // The player's own orders are never matched with each other.
  const others = othersDepth({ frame, runners: new Map([[runnerId, runner]]) }, bets).get(runnerId);
  const position = positionIn(frame, { matched, pending: [] });
  const hedge = hedgeOf(position, runnerId, others ?? runner);
  if (!hedge) return null;
  const { side, priceHundredths, stakeKobo } = hedge;
  return (
    <Button kind="quiet" isSmall onClick={() => onHedge(side, priceHundredths, stakeKobo)}>
      Hedge: {side} {wholeNaira(stakeKobo)} at {formatOdds(priceHundredths)}
    </Button>
  );
}
