import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';
import type { RunnerChange } from '../../../src/contract/betting/stream.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { compactNaira } from '../../../src/domain/money/money.ts';
import { DESK_REACH, rungsAround } from '../../../src/features/exchange/ladder/rungs.ts';

export interface HandLadder {
  section: HTMLElement;
  write(change: RunnerChange): void;
  /** Scrolls the market to the middle, once it is in the page. */
  centre(): void;
}

/** The same elements that the app makes for a ladder at a desk, and functions that write into them. */
export function createLadder({ name, back, lay }: Market['runners'][number]): HandLadder {
  const middle = back[0]?.[0] ?? 200;
  const prices = rungsAround(middle, DESK_REACH);
  const section = document.createElement('section');
  section.className = 'ladder-board__runner';
  section.innerHTML = ladderHtml(name, prices, middle);
  const rows = [...section.querySelectorAll<HTMLElement>('tbody tr')];
  const rowAt = new Map(prices.map((price, index) => [price, rows[index]]));
  const writeBack = writeSide(rowAt, 'back', `Back ${name}`);
  const writeLay = writeSide(rowAt, 'lay', `Lay ${name}`);
  const traded = new Map<number, number>();
  const percents = new Map<number, number>();
  let last: HTMLElement | undefined;

  function writeTraded(price: number | null, totals: readonly PriceLevel[]) {
    for (const [at, kobo] of totals) {
      traded.set(at, kobo);
      const volume = rowAt.get(at)?.querySelector('.ladder__volume');
      if (volume) volume.textContent = `${compactNaira(kobo)} traded`;
    }
    const most = Math.max(1, ...traded.values());
    for (const [at, kobo] of traded) {
      const percent = Math.round((100 * kobo) / most);
      if (percents.get(at) === percent) continue;
      percents.set(at, percent);
      rowAt.get(at)?.style.setProperty('--traded', `${percent}%`);
    }
    const row = price === null ? last : rowAt.get(price);
    if (row === last) return;
    last?.removeAttribute('data-traded');
    row?.setAttribute('data-traded', '');
    last = row;
  }

  writeBack(back);
  writeLay(lay);
  return {
    section,
    write([, nextBack, nextLay, price, totals = []]) {
      if (nextBack) writeBack(nextBack);
      if (nextLay) writeLay(nextLay);
      writeTraded(price, totals);
    },
    centre() {
      const view = section.querySelector('.ladder-view');
      const row = rowAt.get(middle);
      if (view && row) view.scrollTop = row.offsetTop - view.clientHeight / 2;
    },
  };
}

type Rows = ReadonlyMap<number, HTMLElement | undefined>;

function writeSide(rowAt: Rows, side: string, of: string): (levels: readonly PriceLevel[]) => void {
  const rungs = new Map(
    [...rowAt].map(([price, row]) => [price, row?.querySelector(`.rung--${side}`)] as const),
  );
  let shown = new Map<number, number>();
  let best: Element | null | undefined;
  const write = (price: number, text: string) => {
    const rung = rungs.get(price);
    if (!rung) return;
    rung.textContent = text;
    const told = text ? `${text} available` : 'nothing waits here';
    rung.setAttribute('aria-label', `${of} ${formatOdds(price)}, ${told}`);
    rung.classList.toggle('rung--waits', text !== '');
  };
  for (const price of rungs.keys()) write(price, '');
  return (levels) => {
    const next = new Map(levels);
    for (const price of shown.keys()) if (!next.has(price)) write(price, '');
    for (const [price, kobo] of next) {
      if (shown.get(price) !== kobo) write(price, compactNaira(kobo));
    }
    shown = next;
    const rung = rungs.get(levels[0]?.[0] ?? 0);
    if (rung === best) return;
    best?.classList.remove('rung--best');
    rung?.classList.add('rung--best');
    best = rung;
  };
}

const HEADS = ['Yours', 'Back', 'Price', 'Lay', 'Yours', 'Close'];
const OWN = '<td class="ladder__own"><div class="ladder__stakes"></div></td>';

function ladderHtml(name: string, prices: readonly number[], middle: number): string {
  return `<div class="ladder-view" data-ladder-view=""><div class="ladder__bar">
<p class="ladder__legend" role="status">Yours: <span class="ladder__mark">✓ matched</span>, <span class="ladder__mark">… waiting</span></p>
<button type="button" class="button button--quiet button--small ladder__centre">Centre</button></div>
<table class="ladder" aria-label="Prices of ${name}">
<thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${prices.map((price) => rowHtml(price, price === middle)).join('')}</tbody></table></div>`;
}

function rowHtml(price: number, isMiddle: boolean): string {
  const rung = (side: string) =>
    `<td class="ladder__cell"><button type="button" class="rung rung--${side}" data-rung="${price}-${side}" data-price="${price}" data-side="${side}" tabindex="${isMiddle && side === 'back' ? 0 : -1}"></button></td>`;
  return `<tr data-price="${price}">${OWN}${rung('back')}<th scope="row" class="ladder__price"><span class="ladder__odds">${formatOdds(price)}</span><span class="ladder__volume"></span></th>${rung('lay')}${OWN}<td class="ladder__closed" translate="no"></td></tr>`;
}
