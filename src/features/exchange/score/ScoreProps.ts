import type { Score } from '../../../contract/betting/market.ts';

export interface ScoreProps {
  score: Score | undefined;
  teams: readonly [home: string, away: string];
}
