import type { SyntheticEvent } from 'react';
import { type Aim, aim } from '../../../state/bets/oneClick/aim.ts';

/** For the body of a ladder: tells which of its prices is under the pointer or has the focus. */
export function aimAtRungs(of: Pick<Aim, 'runnerName' | 'commissionPercent'>) {
  function take({ target }: SyntheticEvent): void {
    const rung = target instanceof Element && target.closest<HTMLElement>('[data-rung]');
    if (!rung) {
      leave();
      return;
    }
    const price = Number(rung.dataset['price']);
    aim.take({
      ...of,
      kind: 'match_odds',
      side: rung.dataset['side'] === 'back' ? 'back' : 'lay',
      price: () => price,
      follow: () => () => undefined,
    });
  }
  const leave = () => aim.take(undefined);
  return { onPointerOver: take, onPointerLeave: leave, onFocus: take, onBlur: leave };
}
