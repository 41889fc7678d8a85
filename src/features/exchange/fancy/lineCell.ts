import type { Side } from '../../../domain/market/side.ts';
import { markMove } from '../../../lib/priceMove.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';
import type { LiveRunner } from '../../../state/live/marketStreamMarket.ts';
import { partOf } from '../market/partOf.ts';

/** Writes one side of a session into its button, now and on each change: `45` over `at 100`. */
export function showLine(
  button: HTMLButtonElement,
  runner: LiveRunner,
  { name, side }: { name: string; side: Side },
): () => void {
  const line = partOf(button, '.price__odds');
  const rate = partOf(button, '.price__size');
  let shown: number | undefined;
  const show = () => {
    const current = runner.line && (side === 'back' ? runner.line.yes : runner.line.no);
    const [hundredths] = runner[side][0] ?? [];
    const word = sideWord('fancy', side);
    if (current === undefined || hundredths === undefined) {
      line.textContent = '–';
      rate.textContent = '';
      button.setAttribute('aria-label', `${word}, no price, ${name}`);
      button.setAttribute('aria-disabled', 'true');
      return;
    }
    line.textContent = String(current);
    rate.textContent = `at ${priceText('fancy', hundredths)}`;
    const price = priceText('fancy', hundredths, current);
    button.setAttribute('aria-label', `${word} ${price}, ${name}`);
    button.removeAttribute('aria-disabled');
    if (shown !== undefined && current !== shown) markMove(button, current > shown);
    shown = current;
  };
  show();
  return runner.moved[side].subscribe(show);
}
