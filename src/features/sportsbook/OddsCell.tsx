import { useSnapshot } from 'valtio';
import type { CouponEvent, CouponMarket, CouponSelection } from '../../contract/betting/coupon.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { pickKey } from './slip/coupon/couponDraft.ts';
import { couponSlip, togglePick } from './slip/coupon/couponSlip.ts';
import './OddsCell.css';
import { useCouponQuote } from './slip/coupon/useCouponQuote.ts';

interface OddsCellProps {
  event: Pick<CouponEvent, 'gameId' | 'name' | 'startsAt'>;
  market: CouponMarket;
  selection: CouponSelection;
  /** Shows the whole name, where there is room. */
  isLong?: boolean;
}

const RESULTS = { won: 'Won', lost: 'Lost', void: 'Void' };

/**
 * A selection with its odds. A tap puts it into the slip, another takes it out. Only selections that are off
 * are covered, not the whole market.
 */
export function OddsCell({ event, market, selection: listed, isLong }: OddsCellProps) {
  const { selection, version } = useCouponQuote(market, listed);
  const { picks } = useSnapshot(couponSlip);
  const { marketId } = market;
  const { selectionId, name, label, status, odds, result } = selection;
  const key = pickKey({ marketId, selectionId });
  const isPicked = picks.some((pick) => pickKey(pick) === key);
  const isOpen = status === 'open' && odds !== undefined;
  const word = isOpen
    ? formatOdds(odds)
    : status === 'suspended'
      ? 'Susp.'
      : result
        ? RESULTS[result]
        : 'Closed';
  return (
    <button
      type="button"
      className={isLong ? 'odds-cell odds-cell--long' : 'odds-cell'}
      aria-pressed={isPicked}
      // A picked selection can always be taken out, whatever its state.
      disabled={!isOpen && !isPicked}
      onClick={() =>
        togglePick({
          ...{ gameId: event.gameId, marketId, selectionId, startsAt: event.startsAt, version },
          names: { event: event.name, market: market.name, selection: name, label },
          ...(odds !== undefined && { oddsHundredths: odds }),
        })
      }
    >
      <span className="odds-cell__name">
        {isLong ? label : name}
        {!isLong && <span className="visually-hidden"> {label}</span>}
      </span>{' '}
      <span className="odds-cell__odds">{word}</span>
    </button>
  );
}
