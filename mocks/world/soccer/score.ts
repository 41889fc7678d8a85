import type { Score } from '../../../src/contract/betting/market.ts';
import type { SoccerState } from './state.ts';

export function soccerScore({ home, away, clock, isChecked, recent }: SoccerState): Score {
  return {
    line: `${home}–${away}`,
    detail: isChecked ? `${clock} VAR check` : clock,
    recent: [...recent],
  };
}
