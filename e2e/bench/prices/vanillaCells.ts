import type { PriceLevel } from '../../../src/contract/betting/market.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { compactNaira } from '../../../src/domain/money/money.ts';
import { markMove } from '../../../src/lib/priceMove.ts';

/** Writes one side's prices into its buttons, best first. */
export function createCells(
  buttons: readonly HTMLButtonElement[],
  label: string,
): (levels: readonly PriceLevel[]) => void {
  const cells = buttons.map((button) => ({
    button,
    odds: textOf(button.querySelector('.price__odds')),
    size: textOf(button.querySelector('.price__size')),
    hundredths: 0,
    kobo: -1,
  }));
  return (levels) => {
    for (const [index, cell] of cells.entries()) {
      const [hundredths, kobo] = levels[index] ?? [0, 0];
      if (hundredths === cell.hundredths && kobo === cell.kobo) continue;
      const odds = formatOdds(hundredths);
      const size = compactNaira(kobo);
      cell.odds.data = odds;
      cell.size.data = size;
      cell.button.setAttribute('aria-label', `${label} ${odds}, ${size} available`);
      if (cell.hundredths > 0 && hundredths !== cell.hundredths) {
        markMove(cell.button, hundredths > cell.hundredths);
      }
      cell.hundredths = hundredths;
      cell.kobo = kobo;
    }
  };
}

/** An element's single text node, created if missing. */
export function textOf(element: Element | null): Text {
  const text = document.createTextNode(element?.textContent ?? '');
  element?.replaceChildren(text);
  return text;
}
