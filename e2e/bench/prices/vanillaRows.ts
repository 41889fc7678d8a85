import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';
import type { MarketChange } from '../../../src/contract/betting/stream.ts';
import type { Side } from '../../../src/domain/market/side.ts';
import { compactNaira } from '../../../src/domain/money/money.ts';
import { createCells, textOf } from './vanillaCells.ts';
import { marketHtml } from './vanillaHtml.ts';

export interface MarketRows {
  section: Element;
  write(change: MarketChange): void;
}

/** A market's table and functions that write into it. */
export function createRows(market: Market): MarketRows {
  const template = document.createElement('template');
  template.innerHTML = marketHtml(market);
  const section = template.content.firstElementChild ?? template;
  const matched = textOf(section.querySelector('.market__facts span'));
  const books = [...section.querySelectorAll('.market-table__book')].map(textOf);
  const rows = [...section.querySelectorAll('.runner')];
  const best = new Map<string, Record<Side, number>>();
  const cells = new Map(
    market.runners.map(({ runnerId, name }, index) => {
      const buttons = [...(rows[index]?.querySelectorAll<HTMLButtonElement>('button.price') ?? [])];
      // From left to right, the best price of either side is next to the middle.
      const back = createCells(buttons.slice(0, 3).reverse(), `Back ${name}`);
      return [runnerId, { back, lay: createCells(buttons.slice(3), `Lay ${name}`) }];
    }),
  );

  function writeRunner(runnerId: string, back: PriceLevel[] | null, lay: PriceLevel[] | null) {
    const cell = cells.get(runnerId);
    const known = best.get(runnerId);
    if (back) cell?.back(back);
    if (lay) cell?.lay(lay);
    best.set(runnerId, {
      back: back?.[0]?.[0] ?? known?.back ?? 0,
      lay: lay?.[0]?.[0] ?? known?.lay ?? 0,
    });
  }

  function writeBooks() {
    for (const [index, side] of (['back', 'lay'] as const).entries()) {
      let sum = 0;
      for (const price of best.values()) sum += 10_000 / price[side];
      const book = books[index];
      if (book) book.data = `${sum.toFixed(1)}%`;
    }
  }

  for (const { runnerId, back, lay } of market.runners) writeRunner(runnerId, back, lay);
  writeBooks();
  return {
    section,
    write({ m, r = [] }) {
      if (m !== undefined) matched.data = `${compactNaira(m)} matched`;
      for (const [runnerId, back, lay] of r) writeRunner(runnerId, back, lay);
      writeBooks();
    },
  };
}
