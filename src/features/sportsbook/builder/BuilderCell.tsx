import { useSnapshot } from 'valtio';
import { OddsButton } from '../OddsButton.tsx';
import type { OddsCellProps } from '../OddsCell.tsx';
import { pickKey } from '../slip/coupon/couponDraft.ts';
import { useCouponQuote } from '../slip/coupon/useCouponQuote.ts';
import { matchBuilder, togglePart } from './matchBuilder.ts';

/** A selection with its odds. A tap combines it with others of its match, another takes it out. */
export function BuilderCell({ market, selection: listed, isLong }: OddsCellProps) {
  const { selection } = useCouponQuote(market, listed);
  const { parts } = useSnapshot(matchBuilder);
  const { marketId, kind } = market;
  const { selectionId, label } = selection;
  const key = pickKey({ marketId, selectionId });
  return (
    <OddsButton
      selection={selection}
      isPicked={parts.some((part) => pickKey(part) === key)}
      isLong={isLong}
      onPick={() => togglePart({ marketId, selectionId, kind, label })}
    />
  );
}
