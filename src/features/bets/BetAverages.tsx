import type { Bet } from '../../contract/betting/bets.ts';
import { wholeNaira } from '../../domain/money/money.ts';
import { betAverages } from '../../domain/position/betAverages.ts';
import { priceText, sideWord } from '../../state/bets/betsWords.ts';
import './BetAverages.css';

/** Sums up several bets on one runner and side as a single line; nothing when there is only one. */
export function BetAverages({ bets }: { bets: readonly [Bet, ...Bet[]] }) {
  const [{ marketKind }] = bets;
  const averages = betAverages(bets).filter((row) => row.bets > 1);
  if (averages.length === 0) return null;
  return (
    <ul className="bet-averages">
      {averages.map(
        ({ runnerId, runnerName, side, line, stakeKobo, priceHundredths, bets: count }) => (
          <li key={`${runnerId} ${side} ${line}`}>
            {count} bets: {sideWord(marketKind, side).toLowerCase()} {runnerName},{' '}
            <b>{`${wholeNaira(stakeKobo)} at ${priceText(marketKind, priceHundredths, line)}`}</b>{' '}
            on average
          </li>
        ),
      )}
    </ul>
  );
}
