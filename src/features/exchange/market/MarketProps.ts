import type { ReactNode } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type { LiveMarket, MarketFrame } from '../../../state/live/marketStreamMarket.ts';

/** A slot for another feature in a market, such as a cash-out. Pass the same function on each render. */
export type MarketTools = (market: LiveMarket, frame: MarketFrame) => ReactNode;

export interface MarketProps {
  game: LiveGame;
  market: LiveMarket;
  frame: MarketFrame;
  eventName: string;
  /** Undefined until the match is known. */
  sportId: number | undefined;
  bets: readonly Bet[];
  /** In the market's last line, where it moves no price when it appears. */
  tools?: MarketTools | undefined;
  /** Before the market's name. */
  headTools?: MarketTools | undefined;
  /** Whether it has ladders in place of its prices, where the page keeps that. */
  hasLadders?: boolean | undefined;
  onLadders?: ((marketId: string, hasLadders: boolean) => void) | undefined;
}
