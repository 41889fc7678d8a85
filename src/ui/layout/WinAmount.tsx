import { useState } from 'react';
import { shownWin, type WinView } from '../../domain/position/commission.ts';
import { Money } from './Money.tsx';
import './WinAmount.css';

interface WinAmountProps {
  /** What is won before commission. */
  grossKobo: number;
  rateBasisPoints: number;
  view: WinView;
}

/** What a bet can win. Where commission is taken, a tap shows the amount without it. */
export function WinAmount({ grossKobo, rateBasisPoints, view }: WinAmountProps) {
  const [isOpen, setOpen] = useState(false);
  const shownKobo = shownWin(grossKobo, rateBasisPoints, view);
  const otherKobo = shownWin(grossKobo, rateBasisPoints, { isGross: !view.isGross });
  if (shownKobo === otherKobo) return <Money kobo={shownKobo} />;
  const percent = rateBasisPoints / 100;
  return (
    <>
      <button
        type="button"
        className="win-amount"
        aria-expanded={isOpen}
        title={`${view.isGross ? 'Before' : 'After'} ${percent}% commission`}
        onClick={() => setOpen(!isOpen)}
      >
        <Money kobo={shownKobo} />
      </button>
      {isOpen && (
        <span className="win-amount__other">
          <Money kobo={otherKobo} /> {view.isGross ? 'after' : 'before'} {percent}% commission
        </span>
      )}
    </>
  );
}
