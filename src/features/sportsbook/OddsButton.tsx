import { useEffect, useRef } from 'react';
import type { CouponSelection } from '../../contract/betting/coupon.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { markMove } from '../../lib/priceMove.ts';
import './OddsButton.css';

interface OddsButtonProps {
  /** With its odds as they are now. */
  selection: CouponSelection;
  isPicked: boolean;
  /** Shows the whole name, where there is room. */
  isLong?: boolean | undefined;
  onPick(): void;
}

const RESULTS = { won: 'Won', lost: 'Lost', void: 'Void' };

/** A selection with its odds. Only selections that are off are covered, not the whole market. */
export function OddsButton({ selection, isPicked, isLong, onPick }: OddsButtonProps) {
  const { name, label, status, odds, result } = selection;
  const isOpen = status === 'open' && odds !== undefined;
  const word = isOpen
    ? formatOdds(odds)
    : status === 'suspended'
      ? 'Susp.'
      : result
        ? RESULTS[result]
        : 'Closed';
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(odds);
  useEffect(() => {
    const before = shown.current;
    shown.current = odds;
    if (button.current && before !== undefined && odds !== undefined && before !== odds) {
      markMove(button.current, odds > before);
    }
  }, [odds]);
  return (
    <button
      ref={button}
      type="button"
      className={isLong ? 'odds-cell odds-cell--long' : 'odds-cell'}
      aria-pressed={isPicked}
      // A picked selection can always be taken out, whatever its state.
      disabled={!isOpen && !isPicked}
      onClick={onPick}
    >
      <span className="odds-cell__name">
        {isLong ? label : name}
        {!isLong && <span className="visually-hidden"> {label}</span>}
      </span>{' '}
      <span className={isOpen ? 'odds-cell__odds' : 'odds-cell__word'}>{word}</span>
    </button>
  );
}
