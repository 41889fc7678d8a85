import { memo, useLayoutEffect, useRef } from 'react';
import type { Side } from '../../../domain/market/side.ts';
import { aim } from '../../../state/bets/oneClick/aim.ts';
import type { ShownPrice } from '../../../state/bets/oneClick/shownPrice.ts';
import type { LiveMarket, LiveRunner } from '../../../state/live/marketStreamMarket.ts';
import { classes } from '../../../ui/classes.ts';
import { notesPress, takePressed } from './pressedPrice.ts';
import { showPrices } from './priceCell.ts';

interface PriceCellsProps {
  market: LiveMarket;
  runner: LiveRunner;
  runnerName: string;
  side: Side;
  /** How many prices fit on a side. */
  depth: number;
  /** What of the money at each price is the player's own. */
  own?: ReadonlyMap<number, number> | undefined;
  /** This side is in the slip: its best price shows as pressed. */
  isPicked: boolean;
  onPick(runner: LiveRunner, side: Side, level: number, pressed: ShownPrice | undefined): void;
}

/**
 * The prices of one side, with the best next to the other side: back goes from worst to best, lay from best
 * to worst. Narrow screens show only the best.
 */
export const PriceCells = memo(function PriceCells(props: PriceCellsProps) {
  const { market, runner, runnerName, side, depth, own, isPicked, onPick } = props;
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const { kind, commissionPercent } = market.frame;

  useLayoutEffect(() => {
    const shown = buttons.current.filter((button) => button !== null);
    return showPrices(shown, runner, { kind, runnerName, side, ...(own && { own }) });
  }, [runner, kind, runnerName, side, own]);

  /** Where the pointer or the focus is. */
  function aimAt(level: number) {
    const price = () => runner[side][level]?.[0];
    const follow = (hear: () => void) => runner.moved[side].subscribe(hear);
    aim.take({ kind, commissionPercent, runnerName, side, price, follow });
  }
  const leave = () => aim.take(undefined);

  const levels = Array.from({ length: depth }, (_, level) => level);
  return (side === 'back' ? levels.reverse() : levels).map((level) => (
    <td key={level} className={classes('price-cell', level > 0 && 'price-cell--deep')}>
      <button
        ref={(button) => {
          buttons.current[level] = button;
        }}
        type="button"
        className={`price price--${side}`}
        aria-pressed={level === 0 && isPicked}
        {...notesPress(runner, side, level)}
        onClick={(event) => onPick(runner, side, level, takePressed(event))}
        onPointerEnter={() => aimAt(level)}
        onPointerLeave={leave}
        onFocus={() => aimAt(level)}
        onBlur={leave}
      >
        <b className="price__odds" />
        <span className="price__size" />
      </button>
    </td>
  ));
});
