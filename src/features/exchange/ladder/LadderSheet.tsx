import type { Bet } from '../../../contract/betting/bets.ts';
import type { OutcomeResult } from '../../../contract/betting/outcomeResult.ts';
import type { Side } from '../../../domain/market/side.ts';
import type { Hedge } from '../../../domain/position/hedgeOf.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type {
  LiveMarket,
  LiveRunner,
  MarketFrame,
} from '../../../state/live/marketStreamMarket.ts';
import { Fold } from '../../../ui/button/Fold.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { AgeChip } from '../market/AgeChip.tsx';
import { MarketFacts } from '../market/MarketFacts.tsx';
import { limitsText, statusWord } from '../market/marketWords.ts';
import { HedgeButton } from './HedgeButton.tsx';
import { LadderStop } from './LadderStop.tsx';
import { LadderTable } from './LadderTable.tsx';
import './LadderSheet.css';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { RunnerChart } from './RunnerChart.tsx';
import { RunnerTrend } from './RunnerTrend.tsx';
import { useLadder } from './useLadder.ts';

interface LadderSheetProps {
  game: LiveGame;
  market: LiveMarket;
  frame: MarketFrame;
  runnerId: string;
  bets: readonly Bet[];
  onPick(runner: LiveRunner, side: Side, priceHundredths: number): void;
  /** Puts a hedge with its stake into the slip. It is never sent by the tap alone. */
  onHedge(runner: LiveRunner, hedge: Hedge, from: OutcomeResult[]): void;
  onClose(): void;
}

/** All prices around a runner's market, in depth. A tap puts one into the slip, or bets with one-click on. */
export function LadderSheet(props: LadderSheetProps) {
  const { game, market, frame, runnerId, bets, onPick, onHedge, onClose } = props;
  const { runner, name, orders } = useLadder({ game, market, frame, bets }, runnerId);
  return (
    <Sheet title={`${name}, price ladder`} isOpen onClose={onClose}>
      <div className="ladder-sheet">
        <div className="ladder-sheet__facts">
          <MarketFacts game={game}>
            <Parts of={[frame.name, limitsText(frame)]} />
          </MarketFacts>
          <AgeChip game={game} />
        </div>
        {runner && (
          <>
            <RunnerTrend marketId={frame.marketId} runnerId={runnerId} />
            <LadderStop marketId={frame.marketId} runnerId={runnerId} />
            <HedgeButton
              frame={frame}
              runner={runner}
              bets={bets}
              onHedge={(hedge, from) => {
                onClose();
                onHedge(runner, hedge, from);
              }}
            />
            <Fold title="Price chart">
              <RunnerChart
                gameId={game.gameId}
                marketId={frame.marketId}
                runnerId={runnerId}
                name={name}
              />
            </Fold>
            <div className="ladder-view" data-ladder-view="">
              <LadderTable
                marketId={frame.marketId}
                runner={runner}
                commissionPercent={frame.commissionPercent}
                runnerName={name}
                orders={orders}
                status={statusWord(frame.status)}
                onPick={(side, priceHundredths) => {
                  // A tap that bets leaves the ladder open for the next one.
                  if (!betslip.isOneClick) onClose();
                  onPick(runner, side, priceHundredths);
                }}
              />
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}
