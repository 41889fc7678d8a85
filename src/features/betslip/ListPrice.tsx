import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { ListedPrice } from '../../state/bets/listedPrice.ts';
import { slipKey, slipMark } from '../../state/bets/slipMark.ts';
import { tapListed } from '../../state/bets/tapListed.ts';
import { useClearOfDock } from '../../ui/dock/useClearOfDock.ts';

interface ListPriceProps {
  price: ListedPrice;
  className: string;
  /** They name it: side, runner and odds. */
  children: ReactNode;
}

/** A price of a list: a tap puts it into the slip, which goes on with the live market. */
export function ListPrice({ price, className, children }: ListPriceProps) {
  const mark = useSnapshot(slipMark);
  const { marketId, runner, side } = price;
  const isPicked = mark.picked === slipKey({ marketId, runnerId: runner.runnerId, side });
  // Read by none but the picked one: the others need not hear where the slip is.
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
