import './Coupon.css';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { JackpotRound } from '../../contract/betting/jackpot.ts';
import { lineCount, picksRefusal } from '../../domain/jackpot/jackpotLines.ts';
import { useMoneyRequest } from '../../state/money/useMoneyRequest.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CouponFoot } from './CouponFoot.tsx';
import { CouponMatch } from './CouponMatch.tsx';
import { clearPicks, jackpot, pickAll, picksIn, ticketRequest } from './jackpot.ts';

interface CouponProps {
  round: JackpotRound;
  /** The first match has begun. */
  isOver: boolean;
  now: number;
}

/** The coupon on sale: twelve matches to pick, and the ticket that comes of it. */
export function Coupon({ round, isOver, now }: CouponProps) {
  const { values, phase } = useMoneyRequest(ticketRequest);
  const { problem } = useSnapshot(jackpot.state);
  const { matches, day } = round;
  const isBusy = phase.is === 'sending' || phase.is === 'checking';
  const picks = picksIn(values, matches);
  const picker = useRef<HTMLButtonElement>(null);
  function clear() {
    clearPicks(matches);
    // The button that was pressed is off now, and would lose the focus.
    picker.current?.focus();
  }
  return (
    <section className="coupon" aria-labelledby="coupon-title">
      <div className="coupon__head">
        <h2 id="coupon-title">Your picks</h2>
        <Button
          ref={picker}
          kind="quiet"
          isSmall
          disabled={isBusy}
          onClick={() => pickAll(matches)}
        >
          Pick for me
        </Button>
        <Button
          kind="quiet"
          isSmall
          disabled={isBusy || picks.every((pick) => pick.length === 0)}
          onClick={clear}
        >
          Clear
        </Button>
        <p className="coupon__legend">Below each pick: its share of the tickets.</p>
      </div>
      <ol className="coupon__matches">
        {matches.map((match, index) => (
          <CouponMatch
            key={match.gameId}
            match={match}
            number={index + 1}
            picked={picks[index] ?? []}
            isOff={isBusy || isOver}
            now={now}
          />
        ))}
      </ol>
      <CouponFoot
        day={day}
        picks={picks}
        lines={lineCount(picks)}
        refusal={
          isOver
            ? 'The first match has begun. The next coupon is on its way.'
            : (picksRefusal(picks) ?? (problem && 'The coupon is not up to date.'))
        }
      />
    </section>
  );
}
