import { wholeNaira } from '../../domain/money/money.ts';
import './CouponFoot.css';
import type { Picks } from '../../domain/jackpot/jackpotLines.ts';
import { LINE_KOBO } from '../../domain/jackpot/jackpotLines.ts';
import { isAffordable } from '../../domain/position/exposure.ts';
import * as noAnswer from '../../messages/english/noAnswer.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { useMoneyRequest } from '../../state/money/useMoneyRequest.ts';
import { mayPlay, usePlaySituation } from '../../state/play/mayPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { buyTicket, ticketRequest } from './jackpot.ts';
import { dayText, LINE_PRICE, linesText } from './jackpotWords.ts';

interface CouponFootProps {
  day: string;
  picks: Picks;
  lines: number;
  /** Why these picks make no ticket now. */
  refusal: string | undefined;
}

const WORDS = { offline: 'You are offline. Your picks stay on this phone.' };

/** What the ticket costs, why it cannot be bought, the button that buys it, and what became of the last. */
export function CouponFoot({ day, picks, lines, refusal }: CouponFootProps) {
  const { phase } = useMoneyRequest(ticketRequest);
  const play = mayPlay(usePlaySituation(), WORDS)?.text;
  const stake = lines * LINE_KOBO;
  const isShort = isAffordable(0, stake, availableKobo())
    ? undefined
    : "You don't have that much available.";
  const block = play ?? refusal ?? isShort;
  if (phase.is === 'checking') {
    return (
      <div className="coupon-foot" role="status">
        <p>
          <b>Checking…</b> {noAnswer.ticket}
        </p>
        {phase.isUnanswered && (
          <Button kind="quiet" onClick={ticketRequest.recheck}>
            Check again
          </Button>
        )}
      </div>
    );
  }
  const isBegun = picks.some(({ length }) => length > 0);
  return (
    <form
      className="coupon-foot"
      aria-label="Your ticket"
      onSubmit={(event) => {
        event.preventDefault();
        if (!block) buyTicket(day, picks);
      }}
    >
      {phase.is === 'editing' && phase.problem && (
        <Notice kind="error">{phase.problem.text} Nothing was staked.</Notice>
      )}
      {phase.is === 'done' && !isBegun ? (
        <Notice kind="success">
          <p>
            <b>Ticket {phase.result.ticketId} is yours:</b> {linesText(phase.result.lines)} for{' '}
            {dayText(phase.result.day)},{' '}
            <span translate="no">{wholeNaira(phase.result.stake)}</span>.
          </p>
        </Notice>
      ) : (
        <>
          <p className="coupon-foot__sum" role="status">
            <b>{lines > 0 ? linesText(lines) : LINE_PRICE}</b>
            <span id="coupon-block">{block}</span>
          </p>
          {/* Until a pick is made the matches have its room. */}
          {isBegun && (
            <Button
              type="submit"
              kind="action"
              isWide
              isBusy={phase.is === 'sending'}
              disabled={block !== undefined}
              aria-describedby="coupon-block"
            >
              {phase.is === 'sending'
                ? 'Placing…'
                : stake > 0
                  ? `Place ticket for ${wholeNaira(stake)}`
                  : 'Place ticket'}
            </Button>
          )}
        </>
      )}
    </form>
  );
}
