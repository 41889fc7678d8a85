import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Bet } from '../../contract/betting/bets.ts';
import { shownResult } from '../../domain/position/commission.ts';
import { pathOfGame } from '../../state/bets/pathOfGame.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { BetAverages } from './BetAverages.tsx';
import { BetRow } from './BetRow.tsx';
import type { MatchBets } from './groupBets.ts';
import { MarketPosition } from './MarketPosition.tsx';
import './MatchGroup.css';

/** A slot for another feature in a market with open bets, such as a cash-out; in a table, within a row. */
export type OpenMarketTools = (bets: readonly [Bet, ...Bet[]], isInRow?: boolean) => ReactNode;

interface MatchGroupProps {
  match: MatchBets;
  /** Which bets have a row of their own. */
  isDrawn(bet: Bet): boolean;
  /** Also shows the position of each market, and the tools. */
  isOpen: boolean;
  /** Matches in play only, with the minute. */
  score?: string | undefined;
  tools?: OpenMarketTools | undefined;
  onOpen(bet: Bet): void;
}

/** The bets on one match, market by market. */
export function MatchGroup({ match, isDrawn, isOpen, score, tools, onOpen }: MatchGroupProps) {
  const Heading = isOpen ? 'h2' : 'h3';
  return (
    <section className={isOpen ? 'match-group' : 'match-group match-group--over'}>
      <Heading className="match-group__event">
        <Link href={pathOfGame(match.gameId)}>{match.eventName}</Link>
      </Heading>
      {score !== undefined && (
        <p className="match-group__score">
          <b>Live</b> {score}
        </p>
      )}
      {match.markets
        .filter(({ bets }) => bets.some(isDrawn))
        .map(({ marketId, bets }) => (
          <div key={marketId} className="match-group__market">
            <p className="match-group__name">
              <b>{bets[0].marketName}</b>
              {!isOpen && bets.length > 1 && <MarketResult bets={bets} />}
            </p>
            {isOpen && <MarketPosition bets={bets} />}
            <BetAverages bets={bets} />
            {isOpen && <div className="match-group__tools">{tools?.(bets)}</div>}
            <ul className="match-group__bets">
              {bets.filter(isDrawn).map((bet) => (
                <BetRow key={bet.betId} bet={bet} onOpen={onOpen} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

function MarketResult({ bets }: { bets: readonly Bet[] }) {
  const view = useWinView();
  if (bets.every(({ result }) => result === undefined)) return null;
  const kobo = bets.reduce((sum, bet) => sum + shownResult(bet, view), 0);
  return (
    <span>
      {bets.length} bets <Money kobo={kobo} isResult />
    </span>
  );
}
