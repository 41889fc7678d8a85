import type { ReactNode } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type { LiveMarket, MarketFrame } from '../../../state/live/marketStreamMarket.ts';

/** What another feature shows in a market: a cash-out, say. The same function between renders. */
export type MarketTools = (market: LiveMarket, frame: MarketFrame) => ReactNode;

export interface MarketProps {
  game: LiveGame;
  market: LiveMarket;
  frame: MarketFrame;
  eventName: string;
  bets: readonly Bet[];
  /** In the last line of the market, so that it moves no price when it comes. */
  tools?: MarketTools | undefined;
  /** Before the name of the market. */
  headTools?: MarketTools | undefined;
}
