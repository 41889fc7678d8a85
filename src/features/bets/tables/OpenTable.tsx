import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Bet } from '../../../contract/betting/bets.ts';
import { shownProfit } from '../../../domain/position/commission.ts';
import { endedText } from '../../../state/bets/orders/orderWords.ts';
import { pathOfGame } from '../../../state/bets/pathOfGame.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { type DenseColumn, DenseTable } from '../../../ui/list/DenseTable.tsx';
import { from, WINDOW } from '../../../ui/style/breakpoints.ts';
import { BetAverages } from '../BetAverages.tsx';
import { stakeText } from '../BetRow.tsx';
import { STATES } from '../betWords.ts';
import { betsOf, byMatch } from '../groupBets.ts';
import { MarketPosition } from '../MarketPosition.tsx';
import type { OpenMarketTools } from '../MatchGroup.tsx';
import './OpenTable.css';
import type { LiveScores } from '../useLiveScores.ts';
import { moneyColumn, placedColumn, priceColumn, selectionColumn } from './betColumns.tsx';

interface OpenTableProps {
  bets: readonly Bet[];
  scores: LiveScores;
  tools: OpenMarketTools | undefined;
  onOpen(bet: Bet): void;
  /** What follows the last bet. */
  end: ReactNode;
}

/** Open bets on a wide window, a line each and the newest match first; each unfolds the position of its market. */
export function OpenTable({ bets, scores, tools, onOpen, end }: OpenTableProps) {
  const view = useWinView();
  const [unfoldedId, unfold] = useState<string>();
  // Names need the room of a smaller window; the newest match is the first in any.
  const hasTimes = useMedia(from(WINDOW.desk));
  const hasActs = useMedia(from(WINDOW.columns));
  const matches = byMatch(bets.filter(({ state }) => state !== 'unmatched'));
  const markets = new Map(
    matches.flatMap(({ markets }) =>
      markets.map(({ marketId, bets }) => [marketId, bets] as const),
    ),
  );
  const columns: DenseColumn<Bet>[] = [
    ...(hasTimes ? [placedColumn] : []),
    selectionColumn(onOpen, noteOf),
    {
      title: 'Match',
      isElastic: true,
      value: ({ eventName }) => eventName,
      show: ({ eventName, gameId }) => (
        <Match to={pathOfGame(gameId)} name={eventName} score={scores.get(gameId)} />
      ),
    },
    priceColumn(),
    moneyColumn('Stake', ({ stake }) => stake, stakeText),
    moneyColumn('Can win', (bet) => shownProfit(bet, view)),
    moneyColumn('Can lose', ({ liability }) => liability),
    {
      title: 'Cash-out and position',
      show: (bet) => {
        const { betId, runnerName, marketName, marketId } = bet;
        const ofMarket = markets.get(marketId);
        return (
          <span className="open-table__acts">
            {/* Once for a market, as it closes all of it. */}
            {hasActs && ofMarket?.[0] === bet && tools?.(ofMarket, true)}
            <button
              type="button"
              className="open-table__position"
              aria-expanded={unfoldedId === betId}
              aria-label={`Position of ${runnerName}, ${marketName}`}
              title="Position"
              onClick={() => unfold(unfoldedId === betId ? undefined : betId)}
            >
              {!hasActs && 'Position'}
            </button>
          </span>
        );
      },
    },
  ];
  if (matches.length === 0 && !end) return null;
  return (
    <div className="bet-table open-table">
      <DenseTable
        label="Open bets"
        rows={betsOf(matches)}
        columns={columns}
        keyOf={({ betId }) => betId}
        below={(bet) => {
          const ofMarket = bet.betId === unfoldedId && markets.get(bet.marketId);
          const ended = endedText(bet);
          if (!ofMarket && !ended) return undefined;
          return (
            <div className="open-table__below">
              {ended && <p className="open-table__ended">{`The rest: ${ended}`}</p>}
              {ofMarket && (
                <>
                  <b>{ofMarket[0].marketName}</b>
                  <MarketPosition bets={ofMarket} />
                  <BetAverages bets={ofMarket} />
                  {!hasActs && tools?.(ofMarket)}
                </>
              )}
            </div>
          );
        }}
        end={end}
      />
    </div>
  );
}

/** What a row tells of its bet beside what was bet on. */
function noteOf({ state, isHedge }: Bet): string {
  const stateNote = state === 'matched' ? '' : ` ${STATES[state].text}`;
  return isHedge ? `${stateNote} Cash-out` : stateNote;
}

function Match({ to, name, score }: { to: string; name: string; score: string | undefined }) {
  return (
    <>
      {score !== undefined && <b className="open-table__live">Live </b>}
      <Link href={to}>{name}</Link>
      {score !== undefined && ` ${score}`}
    </>
  );
}
