import { memo } from 'react';
import type { Bet } from '../../contract/betting/bets.ts';
import { formatNaira, wholeNaira } from '../../domain/money/money.ts';
import { isOpenBet } from '../../domain/position/betState.ts';
import { shownProfit, shownResult } from '../../domain/position/commission.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { isLay, priceText, sideWord } from '../../state/bets/betsWords.ts';
import { endedText } from '../../state/bets/orders/orderWords.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import './BetRow.css';
import { reasonOf, STATES } from './betWords.ts';

interface BetRowProps {
  bet: Bet;
  onOpen(bet: Bet): void;
}

/** A bet in short; a tap opens its details. */
export const BetRow = memo(function BetRow({ bet, onOpen }: BetRowProps) {
  const { side, marketKind, runnerName, line } = bet;
  const { text, kind } = STATES[bet.state];
  const view = useWinView();
  const reason = reasonOf(bet);
  const price = bet.priceMatched ?? bet.priceAsked;
  return (
    <li className="bet-row">
      <button type="button" className="bet-row__button" onClick={() => onOpen(bet)}>
        <span className="bet-row__line">
          <span className={`bet-row__side bet-row__side--${side}`}>
            {sideWord(marketKind, side)}
          </span>
          <b className="bet-row__name" title={runnerName}>
            {runnerName}
          </b>
          {bet.isHedge && <Badge title="Placed by your cash-out">Cash-out</Badge>}
          <span className="bet-row__result">
            {bet.result === undefined ? (
              <Badge {...(kind && { kind })}>{text}</Badge>
            ) : (
              <>
                {text} <Money kobo={shownResult(bet, view)} isResult />
              </>
            )}
          </span>
        </span>
        <span className="bet-row__line">
          <span className="bet-row__name">
            <span>{`${stakeText(bet)} at ${priceText(marketKind, price, line)}`}</span>
            {price !== bet.priceAsked && (
              <span className="bet-row__asked">
                {`, requested ${priceText(marketKind, bet.priceAsked, line)}`}
              </span>
            )}
          </span>
          <time className="bet-row__quiet" dateTime={new Date(bet.placedAt).toISOString()}>
            {lagosDay(bet.placedAt).slice(4, -5)} {lagosClock(bet.placedAt)}
          </time>
        </span>
        {isOpenBet(bet.state) && <Stakes bet={bet} />}
        {bet.commission !== undefined && bet.commission > 0 && (
          <span className="bet-row__line bet-row__quiet">
            {`${view.isGross ? 'Before' : 'After'} ${formatNaira(bet.commission)} commission`}
          </span>
        )}
        {endedText(bet) && (
          <span className="bet-row__line bet-row__quiet">{`The rest: ${endedText(bet)}`}</span>
        )}
        {reason && <span className="bet-row__reason">{reason}</span>}
      </button>
    </li>
  );
});

/** The stake that counts: of an order, what is matched of it. */
export function stakeText({ stake, stakeMatched }: Bet): string {
  const isPart = stakeMatched > 0 && stakeMatched < stake;
  return isPart ? `${wholeNaira(stakeMatched)} of ${wholeNaira(stake)}` : wholeNaira(stake);
}

/** What can still be won and lost. For a lay, the liability comes first. */
function Stakes({ bet }: { bet: Bet }) {
  const view = useWinView();
  const win = `win ${wholeNaira(shownProfit(bet, view))}`;
  const loss = wholeNaira(bet.liability);
  const atRisk = isLay(bet) ? `Liability ${loss}` : `Can lose ${loss}`;
  return (
    <span className="bet-row__line bet-row__quiet">
      {bet.side === 'back' ? `To ${win}` : `${atRisk}, ${win}`}
    </span>
  );
}
