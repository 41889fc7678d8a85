import { useEffect, useReducer } from 'react';
import { subscribe } from 'valtio/vanilla';
import { useFrames, useGameStatus } from '../../state/live/marketStreamHooks.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { connection } from '../../state/session/connection.ts';
import { session } from '../../state/session/session.ts';
import { type CashOutOffer, type CashOutRequest, cashOutOffer } from './cashOutOffer.ts';

/** Renders again when a price or anything else that decides about a cash-out changes. */
export function useCashOutPrices({ game, market }: Pick<CashOutRequest, 'game' | 'market'>): void {
  const { runners } = market;
  const [, render] = useReducer((count: number) => count + 1, 0);
  useFrames(game);
  useGameStatus(game);
  useEffect(() => {
    const stops = [
      subscribe(session, render),
      subscribe(connection, render),
      subscribe(bettingHold, render),
      ...[...runners.values()].flatMap(({ moved }) => [
        moved.back.subscribe(render),
        moved.lay.subscribe(render),
      ]),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [runners]);
}

/** The current cash-out offer, kept fresh. */
export function useCashOutOffer(request: CashOutRequest): CashOutOffer {
  useCashOutPrices(request);
  return cashOutOffer(request);
}
