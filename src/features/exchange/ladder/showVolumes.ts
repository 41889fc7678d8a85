import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import { sideWord } from '../../../state/bets/betsWords.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';

/**
 * Writes the money waiting at each price into its rung, and what was traded there into its row: now, and on each change
 * what has changed, without rendering.
 */
export function showVolumes(body: HTMLElement, runner: LiveRunner, runnerName: string): () => void {
  const showTraded = tradedIn(body, runner);
  const ends = (['back', 'lay'] as const).map((side) => {
    const showSide = sideIn(body, runner, side, `${sideWord('match_odds', side)} ${runnerName}`);
    const show = () => {
      showSide();
      showTraded();
    };
    show();
    return runner.moved[side].subscribe(show);
  });
  return () => {
    for (const end of ends) end();
  };
}

function sideIn(body: HTMLElement, runner: LiveRunner, side: Side, of: string): () => void {
  const rungs = new Map<number, HTMLButtonElement>();
  for (const button of body.querySelectorAll<HTMLButtonElement>(`[data-side="${side}"]`)) {
    rungs.set(Number(button.dataset['price']), button);
  }
  let shown: ReadonlyMap<number, number> = new Map();
  let shownBest: number | undefined;

  function write(price: number, kobo: number | undefined) {
    const button = rungs.get(price);
    if (!button) return;
    const text = kobo === undefined ? '' : compactNaira(kobo);
    const told = text ? `${text} available` : 'nothing waits here';
    button.textContent = text;
    button.setAttribute('aria-label', `${of} ${formatOdds(price)}, ${told}`);
    button.classList.toggle('rung--waits', text !== '');
  }

  // A rung may have been another runner's, or before another change.
  for (const [price, button] of rungs) {
    write(price, undefined);
    button.classList.remove('rung--best');
  }
  return () => {
    const next = new Map(runner[side]);
    for (const price of shown.keys()) if (!next.has(price)) write(price, undefined);
    for (const [price, kobo] of next) if (shown.get(price) !== kobo) write(price, kobo);
    shown = next;
    const best = runner[side][0]?.[0];
    if (best === shownBest) return;
    if (shownBest !== undefined) rungs.get(shownBest)?.classList.remove('rung--best');
    if (best !== undefined) rungs.get(best)?.classList.add('rung--best');
    shownBest = best;
  };
}

function tradedIn(body: HTMLElement, runner: LiveRunner): () => void {
  const rows = [...body.querySelectorAll<HTMLTableRowElement>('tr[data-price]')].map((row) => ({
    row,
    price: Number(row.dataset['price']),
    volume: row.querySelector('.ladder__volume'),
    kobo: Number.NaN,
    percent: Number.NaN,
  }));
  for (const { row } of rows) row.removeAttribute('data-traded');
  let shown: LiveRunner['traded'] | undefined;
  let shownLast: number | undefined;

  return () => {
    const last = runner.lastTraded;
    if (last !== shownLast) {
      rows.find(({ price }) => price === shownLast)?.row.removeAttribute('data-traded');
      rows.find(({ price }) => price === last)?.row.setAttribute('data-traded', '');
      shownLast = last;
    }
    if (runner.traded === shown) return;
    shown = runner.traded;
    const most = Math.max(1, ...shown.values());
    for (const line of rows) {
      const kobo = shown.get(line.price) ?? 0;
      const percent = Math.round((100 * kobo) / most);
      if (percent !== line.percent) line.row.style.setProperty('--traded', `${percent}%`);
      line.percent = percent;
      if (kobo === line.kobo) continue;
      line.kobo = kobo;
      if (line.volume) line.volume.textContent = kobo > 0 ? `${compactNaira(kobo)} traded` : '';
    }
  };
}
