import { useMemo } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { Side } from '../../../domain/market/side.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type {
  LiveMarket,
  LiveRunner,
  MarketFrame,
} from '../../../state/live/marketStreamMarket.ts';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { AgeChip } from '../market/AgeChip.tsx';
import { MarketFacts } from '../market/MarketFacts.tsx';
import { limitsText, statusWord } from '../market/marketWords.ts';
import { LadderTable } from './LadderTable.tsx';
import './LadderSheet.css';
import { ownOrders } from './ownOrders.ts';

interface LadderSheetProps {
  game: LiveGame;
  market: LiveMarket;
  frame: MarketFrame;
  runnerId: string;
  bets: readonly Bet[];
  onPick(runner: LiveRunner, side: Side, priceHundredths: number): void;
  onClose(): void;
}

/** All prices around a runner's market; tapping one puts it into the slip. */
export function LadderSheet(props: LadderSheetProps) {
  const { game, market, frame, runnerId, bets, onPick, onClose } = props;
  const runner = market.runners.get(runnerId);
  const name = frame.runners.find((other) => other.runnerId === runnerId)?.name ?? runnerId;
  const orders = useMemo(
    () => ownOrders(bets, frame.marketId, runnerId),
    [bets, frame.marketId, runnerId],
  );
  return (
    <Sheet title={`${name}, price ladder`} isOpen onClose={onClose}>
      <div className="ladder-sheet">
        <div className="ladder-sheet__facts">
          <MarketFacts game={game}>
            {frame.name} · {limitsText(frame)}
          </MarketFacts>
          <AgeChip game={game} />
        </div>
        {runner && (
          <LadderTable
            runner={runner}
            runnerName={name}
            orders={orders}
            status={statusWord(frame.status)}
            onPick={(side, priceHundredths) => {
              onClose();
              onPick(runner, side, priceHundredths);
            }}
          />
        )}
      </div>
    </Sheet>
  );
}
