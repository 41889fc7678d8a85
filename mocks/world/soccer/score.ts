import type { Score } from '../../../src/contract/betting/market.ts';
import type { Fixture } from '../fixtures.ts';
import { penaltiesOf } from './penalties.ts';
import type { SoccerState } from './state.ts';

/** A cup match that is level at the end says who goes on. */
export function soccerScore(
  fixture: Fixture,
  { home, away, clock, isChecked, phase, recent }: SoccerState,
): Score {
  if (phase === 'ended' && fixture.isKnockOut && home === away) {
    const [one, other] = penaltiesOf(fixture);
    const winner = one > other ? fixture.home : fixture.away;
    const penalties = `${Math.max(one, other)}–${Math.min(one, other)} on penalties`;
    return {
      line: `${home}–${away}`,
      detail: `${clock}, ${winner} won ${penalties}`,
      recent: [...recent],
    };
  }
  return {
    line: `${home}–${away}`,
    detail: isChecked ? `${clock} VAR check` : clock,
    recent: [...recent],
  };
}
