import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { type ListedPrice, pickListed } from '../../state/bets/pickListed.ts';
import { slipKey, slipMark } from '../../state/bets/slipMark.ts';

interface ListPriceProps {
  price: ListedPrice;
  label: string;
  className: string;
  children: ReactNode;
}

/** A price of a list: a tap puts it into the slip, which goes on with the live market. */
export function ListPrice({ price, label, className, children }: ListPriceProps) {
  const { picked } = useSnapshot(slipMark);
  const { marketId, runner, side } = price;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={picked === slipKey({ marketId, runnerId: runner.runnerId, side })}
      onClick={() => void pickListed(price)}
    >
      {children}
    </button>
  );
}
