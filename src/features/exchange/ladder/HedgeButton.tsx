import { useEffect, useReducer, useState } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { OutcomeResult } from '../../../contract/betting/outcomeResult.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { type Hedge, hedgeOf } from '../../../domain/position/hedgeOf.ts';
import { namedIn, positionIn, standingIn } from '../../../state/bets/betsPosition.ts';
import { readMatchBets } from '../../../state/bets/orders/readMatchBets.ts';
import { othersDepth } from '../../../state/bets/othersDepth.ts';
import { notify } from '../../../state/device/notices.ts';
import type { LiveRunner, MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useStillAsked } from '../../../ui/hooks/useStillAsked.ts';

interface HedgeButtonProps {
  frame: MarketFrame;
  runner: LiveRunner;
  bets: readonly Bet[];
  /** With the position that the hedge was worked out from. */
  onHedge(hedge: Hedge, from: OutcomeResult[]): void;
}

/**
 * Puts the order that takes this runner's risk away into the slip, where it is seen before it is sent. The
 * position is read from the server first: it may have changed on another page.
 */
export function HedgeButton({ frame, runner, bets, onHedge }: HedgeButtonProps) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [isReading, setReading] = useState(false);
  const ask = useStillAsked();
  const { moved } = runner;
  useEffect(() => {
    const ends = [moved.back.subscribe(render), moved.lay.subscribe(render)];
    return () => {
      for (const end of ends) end();
    };
  }, [moved]);
  const hedge = hedgeIn(frame, runner, bets);
  if (!hedge) return null;

  async function press() {
    setReading(true);
    const isStillAsked = ask();
    const read = await readMatchBets(frame.gameId);
    setReading(false);
    if (!isStillAsked()) return;
    const fresh = read && hedgeIn(frame, runner, read);
    if (!read) notify('error', 'We cannot read your position now. Nothing was put in the slip.');
    else if (fresh) onHedge(fresh, namedIn(frame, frame.marketId, read));
    else notify('info', 'Your position has changed. Nothing is left to hedge at this price.');
  }

  const { side, priceHundredths, stakeKobo } = hedge;
  return (
    <Button kind="quiet" isSmall isBusy={isReading} onClick={() => void press()}>
      {`Hedge: ${side} ${wholeNaira(stakeKobo)} at ${formatOdds(priceHundredths)}`}
    </Button>
  );
}

/** The hedge of a runner's risk at the best price now. */
function hedgeIn(frame: MarketFrame, runner: LiveRunner, bets: readonly Bet[]): Hedge | undefined {
  const { matched } = standingIn(frame.marketId, bets);
  if (matched.length === 0) return undefined;
  const { runnerId } = runner;
  // The player's own orders are never matched with each other.
  const others = othersDepth({ frame, runners: new Map([[runnerId, runner]]) }, bets).get(runnerId);
  const position = positionIn(frame, { matched, pending: [] });
  return hedgeOf(position, runnerId, others ?? runner, frame.minStake);
}
