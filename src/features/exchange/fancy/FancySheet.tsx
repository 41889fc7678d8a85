import { Link } from 'wouter';
import type { Bet } from '../../../contract/betting/bets.ts';
import { paths } from '../../../paths.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { limitsText } from '../market/marketWords.ts';
import './FancySheet.css';
import { RunBook } from './RunBook.tsx';
import { useFancyPosition } from './useFancyPosition.ts';

interface FancySheetProps {
  frame: MarketFrame;
  bets: readonly Bet[];
  onClose(): void;
}

/** One session: the player's result for each outcome, the limits and the rules. */
export function FancySheet({ frame, bets, onClose }: FancySheetProps) {
  const { matched, after } = useFancyPosition(frame, bets);
  return (
    <Sheet title={frame.name} isOpen onClose={onClose}>
      <div className="fancy-sheet">
        {matched.length > 0 && <RunBook title="Your run book" stands={matched} />}
        {after && <RunBook title="After the bet in your slip" stands={after} />}
        {matched.length === 0 && !after && (
          <p>Once you have a bet, your run book shows what you win or lose at each result.</p>
        )}
        <p className="fancy-sheet__limits">{limitsText(frame)}</p>
        <h3 className="fancy-sheet__title">Rules of this session</h3>
        <p>
          {frame.rules} <Link href={paths.gameRules}>All game rules</Link>
        </p>
      </div>
    </Sheet>
  );
}
