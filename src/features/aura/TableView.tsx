import './TableView.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { returnsOf } from '../../state/bets/betslipReturns.ts';
import { exposureIn, positionIn, standingIn } from '../../state/bets/betsPosition.ts';
import { wholeNaira } from '../../state/bets/betsWords.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { usePlaySituation } from '../../state/play/mayPlay.ts';
import { session } from '../../state/session/session.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { CardHand } from './CardHand.tsx';
import { liveTable, type TableAnswer, watchTable } from './liveTable.ts';
import { RoundBar } from './RoundBar.tsx';
import { TableBetForm } from './TableBetForm.tsx';
import { TableMarket } from './TableMarket.tsx';
import { tableBet } from './tableBet.ts';
import { priceNow, tableBetBlock } from './tableBetBlock.ts';
import { CARDS_A_HAND, shortResult } from './tableWords.ts';

/** One live table: its cards, its prices, and the player's bets in the round. */
export function TableView({ tableId }: { tableId: string }) {
  const { answer, isOld } = useSnapshot(liveTable);
  useEffect(() => watchTable(tableId), [tableId]);
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
  return <Round answer={answer as TableAnswer} />;
}

function Round({ answer: { table, market } }: { answer: TableAnswer }) {
  const { isOld, aheadMs } = useSnapshot(liveTable);
  const { picked, stakeKobo } = useSnapshot(tableBet);
  const play = usePlaySituation();
  const isOffline = play.connection === 'offline';
  useSnapshot(session);
  const bets = useMatchBets(table.tableId);

  const standing = standingIn(market.marketId, bets);
  const position = positionIn(market, standing);
  const price = picked && priceNow(market, picked);
  const returns =
    picked && price !== undefined && stakeKobo
      ? returnsOf(
          {
            ...picked,
            marketKind: market.kind,
            priceHundredths: price,
            line: undefined,
            stakeKobo,
          },
          market,
          standing,
        )
      : undefined;
  const block =
    picked &&
    tableBetBlock({
      market,
      picked,
      stakeKobo,
      reserveKobo: returns?.reserveKobo ?? 0,
      availableKobo: availableKobo(),
      ...play,
      isOld,
    });
  const exposureKobo = exposureIn(market, standing);
  return (
    <section className="live-table" aria-label={table.name}>
      <RoundBar table={table} aheadMs={aheadMs} isOld={isOld || isOffline} />
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
      <TableMarket
        market={market}
        position={position}
        after={returns?.after}
        isOff={isOld || isOffline}
      />
      {standing.matched.length > 0 && (
        <p className="live-table__stake">
          Your bets in this round: {standing.matched.length}. You can lose{' '}
          <b>
            <Money kobo={exposureKobo} />
          </b>{' '}
          on them. We hold it until the round ends.
        </p>
      )}
      <TableBetForm market={market} returns={returns} block={block} />
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
    </section>
  );
}
