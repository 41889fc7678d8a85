import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { Side } from '../../../domain/market/side.ts';
import type { ShownPrice } from '../../../state/bets/oneClick/shownPrice.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';

const pressed = new WeakMap<Element, ShownPrice>();

/** For the button of a price that moves by itself: notes what it shows when a press begins. */
export function notesPress(runner: LiveRunner, side: Side, level = 0) {
  function note({ currentTarget }: SyntheticEvent): void {
    const [priceHundredths] = runner[side][level] ?? [];
    const line = side === 'back' ? runner.line?.yes : runner.line?.no;
    pressed.set(currentTarget, { priceHundredths, line });
  }
  return {
    onPointerDown: note,
    onKeyDown(event: KeyboardEvent) {
      // The click comes when the space bar is let go.
      if (!event.repeat && (event.key === ' ' || event.key === 'Enter')) note(event);
    },
  };
}

/** What the button of a click showed when it was pressed; undefined for a click of a screen reader, which has no press. */
export function takePressed({ currentTarget }: SyntheticEvent): ShownPrice | undefined {
  const shown = pressed.get(currentTarget);
  pressed.delete(currentTarget);
  return shown;
}
