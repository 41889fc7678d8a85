import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import { sideWord } from '../../../state/bets/betsWords.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';

/** Writes the money waiting at each price into its rung, now and on each change, without rendering. */
export function showVolumes(body: HTMLElement, runner: LiveRunner, runnerName: string): () => void {
  const buttons = [...body.querySelectorAll<HTMLButtonElement>('button[data-rung]')];
  const rows = [...body.querySelectorAll<HTMLTableRowElement>('tr[data-price]')];

  function showSide(side: Side) {
    const volumes = new Map(runner[side]);
    const best = runner[side][0]?.[0];
    for (const button of buttons) {
      if (button.dataset['side'] !== side) continue;
      const price = Number(button.dataset['price']);
      const kobo = volumes.get(price);
      const text = kobo === undefined ? '' : compactNaira(kobo);
      const label = `${sideWord('match_odds', side)} ${runnerName} ${formatOdds(price)}, ${
        text ? `${text} available` : 'nothing waits here'
      }`;
      if (button.getAttribute('aria-label') === label) continue;
      button.textContent = text;
      button.setAttribute('aria-label', label);
      button.classList.toggle('rung--waits', text !== '');
    }
    for (const button of buttons) {
      if (button.dataset['side'] === side) {
        button.classList.toggle('rung--best', Number(button.dataset['price']) === best);
      }
    }
  }
  const showTraded = () => {
    const most = Math.max(1, ...runner.traded.values());
    for (const row of rows) {
      const price = Number(row.dataset['price']);
      if (price === runner.lastTraded) row.dataset['traded'] = '';
      else delete row.dataset['traded'];
      const kobo = runner.traded.get(price) ?? 0;
      row.style.setProperty('--traded', `${Math.round((100 * kobo) / most)}%`);
      const text = kobo > 0 ? `${compactNaira(kobo)} traded` : '';
      const volume = row.querySelector('.ladder__volume');
      if (volume && volume.textContent !== text) volume.textContent = text;
    }
  };
  const show = (side: Side) => () => {
    showSide(side);
    showTraded();
  };
  show('back')();
  show('lay')();
  const ends = [runner.moved.back.subscribe(show('back')), runner.moved.lay.subscribe(show('lay'))];
  return () => {
    for (const end of ends) end();
  };
}
