import type { MarketKind, PriceLevel } from '../../../contract/betting/market.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import { markMove } from '../../../lib/priceMove.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';
import { partOf } from './partOf.ts';

/** Whose prices a cell shows, for its accessible name. */
export interface CellSubject {
  kind: MarketKind;
  runnerName: string;
  side: Side;
  /** What of the money at each price is the player's own, in kobo. */
  own?: ReadonlyMap<number, number>;
}

interface Cell {
  button: HTMLButtonElement;
  price: Element;
  size: Element;
  shownHundredths: number | undefined;
  shownKobo: number | undefined;
  isBest: boolean;
}

/**
 * Writes a price that has changed. It is marked where it is new on its side: of a book that shifts by a tick only the
 * price that came, for the others have only gone to the next cell. The best price is marked whenever it differs.
 */
function write(
  cell: Cell,
  level: PriceLevel | undefined,
  subject: CellSubject,
  before: readonly (number | undefined)[],
): void {
  const { button, price, size, shownHundredths } = cell;
  const [hundredths, kobo] = level ?? [undefined, undefined];
  if (hundredths === shownHundredths && kobo === cell.shownKobo) return;
  cell.shownHundredths = hundredths;
  cell.shownKobo = kobo;
  const { kind, runnerName, side, own } = subject;
  const of = `${sideWord(kind, side)} ${runnerName}`;
  if (hundredths === undefined || kobo === undefined) {
    price.textContent = '–';
    size.textContent = '';
    button.setAttribute('aria-label', `${of}, no price`);
    button.setAttribute('aria-disabled', 'true');
    return;
  }
  const text = priceText(kind, hundredths);
  const money = compactNaira(kobo);
  price.textContent = text;
  size.textContent = money;
  const ownKobo = own?.get(hundredths);
  const yours = ownKobo === undefined ? '' : `, ${compactNaira(ownKobo)} of it yours`;
  button.setAttribute('aria-label', `${of} ${text}, ${money} available${yours}`);
  if (own) button.toggleAttribute('data-own', ownKobo !== undefined);
  if (shownHundredths === undefined) button.removeAttribute('aria-disabled');
  else if (hundredths !== shownHundredths && (cell.isBest || !before.includes(hundredths)))
    markMove(button, hundredths > shownHundredths);
}

/**
 * Writes one side's prices into its buttons, best first, now and on each change: two texts and two
 * attributes, without rendering. React made the buttons and never touches their contents.
 */
export function showPrices(
  buttons: readonly HTMLButtonElement[],
  runner: LiveRunner,
  subject: CellSubject,
): () => void {
  const cells = buttons.map(
    (button, level): Cell => ({
      button,
      price: partOf(button, '.price__odds'),
      size: partOf(button, '.price__size'),
      // Differs from every price and from undefined, so that the first write is not skipped.
      shownHundredths: undefined,
      shownKobo: Number.NaN,
      isBest: level === 0,
    }),
  );
  const before: (number | undefined)[] = [];
  const show = () => {
    for (let level = 0; level < cells.length; level++) {
      before[level] = cells[level]?.shownHundredths;
    }
    const levels = runner[subject.side];
    for (let level = 0; level < cells.length; level++) {
      const cell = cells[level];
      if (cell) write(cell, levels[level], subject, before);
    }
  };
  // A mark from when an order of the player's own stood here.
  if (!subject.own) for (const button of buttons) button.removeAttribute('data-own');
  show();
  return runner.moved[subject.side].subscribe(show);
}
