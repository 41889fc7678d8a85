import type { Bet } from '../../../contract/betting/bets.ts';
import type { Side } from '../../../domain/market/side.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type {
  LiveMarket,
  LiveRunner,
  MarketFrame,
} from '../../../state/live/marketStreamMarket.ts';
import { Fold } from '../../../ui/button/Fold.tsx';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { AT_DESK } from '../../../ui/style/breakpoints.ts';
import { statusWord } from '../market/marketWords.ts';
import './LadderBoard.css';
import { LadderStop } from './LadderStop.tsx';
import { LadderTable } from './LadderTable.tsx';
import { RunnerChart } from './RunnerChart.tsx';
import { RunnerTrend } from './RunnerTrend.tsx';
import { useClosed } from './useClosed.ts';
import { useLadder } from './useLadder.ts';

interface LadderBoardProps {
  game: LiveGame;
  market: LiveMarket;
  frame: MarketFrame;
  bets: readonly Bet[];
  onPick(runner: LiveRunner, side: Side, priceHundredths: number): void;
}

/** The ladders of several runners beside each other, for wide windows. */
export function LadderBoard(props: LadderBoardProps) {
  const active = props.frame.runners.filter(({ status }) => status === 'active');
  return (
    <div className="ladder-board">
      {active.map(({ runnerId }) => (
        <Ladder key={runnerId} {...props} runnerId={runnerId} />
      ))}
    </div>
  );
}

function Ladder({ runnerId, onPick, ...subject }: LadderBoardProps & { runnerId: string }) {
  const isAtDesk = useMedia(AT_DESK);
  const closed = useClosed(subject.frame, subject.bets, runnerId);
  const { runner, name, orders } = useLadder(subject, runnerId);
  const { marketId, status } = subject.frame;
  if (!runner) return null;
  return (
    <section className="ladder-board__runner" aria-label={`${name}, ladder`}>
      <h3 className="ladder-board__name" title={name}>
        {name}
      </h3>
      <RunnerTrend marketId={marketId} runnerId={runnerId} />
      <LadderStop marketId={marketId} runnerId={runnerId} />
      <div className="ladder-view" data-ladder-view="">
        <LadderTable
          // Of another height of rungs it begins anew, at the middle.
          key={isAtDesk ? 'low' : 'high'}
          marketId={marketId}
          runner={runner}
          commissionPercent={subject.frame.commissionPercent}
          runnerName={name}
          orders={orders}
          status={statusWord(status)}
          isBeside
          closed={isAtDesk ? closed : undefined}
          onPick={(side, priceHundredths) => onPick(runner, side, priceHundredths)}
        />
      </div>
      <Fold title="Price chart">
        <RunnerChart
          gameId={subject.game.gameId}
          marketId={marketId}
          runnerId={runnerId}
          name={name}
        />
      </Fold>
    </section>
  );
}
