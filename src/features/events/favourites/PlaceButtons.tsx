import './PlaceButtons.css';
import { useSnapshot } from 'valtio';
import { afterPaint } from '../../../lib/afterPaint.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../ui/icon/icons.ts';
import { favourites, moveMarket } from './favourites.ts';

interface PlaceButtonsProps {
  marketId: string;
  /** What the market is called. */
  name: string;
}

/** Moves a market among My markets. */
export function PlaceButtons({ marketId, name }: PlaceButtonsProps) {
  const { markets } = useSnapshot(favourites);
  const place = markets.findIndex((market) => market.marketId === marketId);
  const last = markets.length - 1;
  const move = (button: HTMLButtonElement, by: 1 | -1) => {
    moveMarket(marketId, by);
    // It has gone along with its market, may have lost the focus on the way, and is off at either end.
    afterPaint(() => {
      const both = button.parentElement?.querySelectorAll('button') ?? [];
      const next = [button, ...both].find(({ disabled }) => !disabled);
      next?.focus({ preventScroll: true });
    });
  };
  return (
    <span className="place-buttons">
      <IconButton
        label={`Move ${name} earlier`}
        icon={chevronLeftIcon}
        disabled={place === 0}
        onClick={({ currentTarget }) => move(currentTarget, -1)}
      />
      <IconButton
        label={`Move ${name} later`}
        icon={chevronRightIcon}
        disabled={place === last}
        onClick={({ currentTarget }) => move(currentTarget, 1)}
      />
    </span>
  );
}
