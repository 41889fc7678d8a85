import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { ListedPrice } from '../../state/bets/listedPrice.ts';
import { isMarked, slipKey, slipMark } from '../../state/bets/slipMark.ts';
import { tapListed } from '../../state/bets/tapListed.ts';
import { useClearOfDock } from '../../ui/dock/useClearOfDock.ts';

interface ListPriceProps {
  price: ListedPrice;
  className: string;
  /** Side, runner and odds: the button's accessible name. */
  children: ReactNode;
}

/** A price in a list. A tap puts it into the slip, which then follows the live market. */
export function ListPrice({ price, className, children }: ListPriceProps) {
  const mark = useSnapshot(slipMark);
  const { marketId, runner, side } = price;
  const isPicked = isMarked(mark, slipKey({ marketId, runnerId: runner.runnerId, side }));
  // Only the picked price follows the slip's position; the others need not render.
  const button = useClearOfDock<HTMLButtonElement>(isPicked, isPicked ? mark.topPx : undefined);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-pressed={isPicked}
      onClick={() => void tapListed(price)}
    >
      {children}
    </button>
  );
}
