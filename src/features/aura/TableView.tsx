import { wholeNaira } from '../../domain/money/money.ts';
import './TableView.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { exposureIn, positionIn } from '../../state/bets/betsPosition.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { CardHand } from './CardHand.tsx';
import { createLiveTable, type TableAnswer } from './liveTable.ts';
import { StageColumns } from './StageColumns.tsx';
import { TableBetForm } from './TableBetForm.tsx';
import { TableMarket } from './TableMarket.tsx';
import { TableRoundBar } from './TableRoundBar.tsx';
import { CARDS_A_HAND, shortResult } from './tableWords.ts';
import { useBetTable, useRoundBet } from './useRoundBet.ts';

interface TableViewProps {
  tableId: string;
  /** Another table stands beside it: the bet goes below the prices. */
  isNarrow?: boolean;
}

/** One live table: its cards, its prices, and the player's bets in the round. */
export function TableView({ tableId, isNarrow = false }: TableViewProps) {
  const [live] = useState(createLiveTable);
  const { answer, isOld, aheadMs } = useSnapshot(live.state);
  useEffect(() => live.follow(tableId), [live, tableId]);
  if (!answer || answer.table.tableId !== tableId) {
    if (!isOld) return <Skeleton className="live-table__skeleton" />;
    return (
      <ErrorState
        title="The table could not be loaded"
        text="A live table needs a network. Your bets there will still be settled."
        onRetry={() => dispatchEvent(new Event('online'))}
      />
    );
  }
  const round = { answer: answer as TableAnswer, isOld, aheadMs, isNarrow };
  return <Round {...round} />;
}

interface RoundProps {
  answer: TableAnswer;
  isOld: boolean;
  aheadMs: number;
  isNarrow: boolean;
}

function Round({ answer: { table, market }, isOld, aheadMs, isNarrow }: RoundProps) {
  const bets = useMatchBets(table.tableId);
  const { standing, returns, block, isOff } = useRoundBet(market, bets, isOld);
  const betTable = useBetTable();
  const position = positionIn(market, standing);
  const exposureKobo = exposureIn(market, standing);
  return (
    <section
      className="live-table"
      aria-label={table.name}
      style={{ '--runners': market.runners.length } as CSSProperties}
    >
      <TableRoundBar table={table} isNamed={isNarrow} aheadMs={aheadMs} isOld={isOff} />
      <StageColumns
        isNarrow={isNarrow}
        side={
          <>
            <TableBetForm
              market={market}
              returns={returns}
              block={block}
              isDocked={isNarrow}
              isElsewhere={betTable !== undefined && betTable !== table.tableId}
              isInRound={(marketId) => marketId === market.marketId}
              hint="Choose a price: blue backs a hand to win, pink lays it."
            />
            <div className="live-table__results">
              <h2>Last results</h2>
              <ol className="live-table__strip">
                {table.results.map(({ runnerId, name }, roundsAgo) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places stay and change their words, so that no result moves
                  <li key={roundsAgo} title={name}>
                    <span aria-hidden="true">{shortResult(runnerId)}</span>
                    <span className="visually-hidden">{name}</span>
                  </li>
                ))}
              </ol>
              <p className="live-table__rules">
                {market.rules} <span translate="no">{wholeNaira(market.minStake)}</span> to{' '}
                <span translate="no">{wholeNaira(market.maxStake)}</span> a bet, no commission.{' '}
                <Link href={`${paths.gameRules}#casino`}>Rules of the tables</Link>
              </p>
              <Link className="live-table__bets" href={paths.myBets}>
                Your bets at the tables
              </Link>
            </div>
          </>
        }
      >
        <div className="live-table__hands">
          {table.round.hands.map((hand) => (
            <CardHand
              key={hand.name}
              hand={hand}
              places={CARDS_A_HAND[table.game]}
              isWinner={hand.runnerId !== undefined && hand.runnerId === table.round.winner}
            />
          ))}
        </div>
        <TableMarket market={market} position={position} after={returns?.after} isOff={isOff} />
        {standing.matched.length > 0 && (
          <p className="live-table__stake">
            Your bets in this round: {standing.matched.length}. You can lose{' '}
            <b>
              <Money kobo={exposureKobo} />
            </b>{' '}
            on them. We hold it until the round ends.
          </p>
        )}
      </StageColumns>
    </section>
  );
}
