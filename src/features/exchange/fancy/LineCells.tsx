import { memo, useLayoutEffect, useRef } from 'react';
import type { Side } from '../../../domain/market/side.ts';
import type { ShownPrice } from '../../../state/bets/oneClick/shownPrice.ts';
import type { LiveMarket, LiveRunner } from '../../../state/live/marketStreamMarket.ts';
import { notesPress, takePressed } from '../market/pressedPrice.ts';
import { showLine } from './lineCell.ts';

interface LineCellsProps {
  market: LiveMarket;
  runner: LiveRunner;
  name: string;
  /** The market's state, shown over the prices only. */
  cover: string | undefined;
  /** The side that is in the slip. */
  picked: Side | undefined;
  onPick(runner: LiveRunner, side: Side, pressed: ShownPrice | undefined): void;
}

/** No before Yes, as cricket betting shows them. */
const SIDES: readonly Side[] = ['lay', 'back'];

/** The line and rate of both sides, updated without rendering. */
export const LineCells = memo(function LineCells(props: LineCellsProps) {
  const { runner, name, cover, picked, onPick } = props;
  const buttons = useRef<Partial<Record<Side, HTMLButtonElement | null>>>({});
  useLayoutEffect(() => {
    const ends = SIDES.flatMap((side) => {
      const button = buttons.current[side];
      return button ? [showLine(button, runner, { name, side })] : [];
    });
    return () => {
      for (const end of ends) end();
    };
  }, [runner, name]);
  return SIDES.map((side) => (
    <td key={side} className="fancy-row__cell">
      <button
        ref={(button) => {
          buttons.current[side] = button;
        }}
        type="button"
        className={`price price--${side}`}
        aria-pressed={picked === side}
        {...notesPress(runner, side)}
        onClick={(event) => onPick(runner, side, takePressed(event))}
      >
        <b className="price__odds price__line" /> <span className="price__size" />
      </button>
      {cover && side === 'lay' && <span className="fancy-row__cover">{cover}</span>}
    </td>
  ));
});
