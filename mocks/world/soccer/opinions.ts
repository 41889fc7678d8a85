import { CORRECT_SCORES, HALF_TIME_FULL_TIMES } from '../../../src/domain/market/soccerResult.ts';
import { textKey } from '../chance/hash.ts';
import type { Opinion } from '../prices/exchangePrices.ts';

const OUTCOMES = ['home', 'draw', 'away'];
const SCORE_OUTCOMES = CORRECT_SCORES.map((score) => {
  const [home = 0, away = 0] = score.split('-').map(Number);
  return Number.isNaN(home) ? OUTCOMES.indexOf(score.slice(6)) : 1 - Math.sign(home - away);
});
const PAIR_OUTCOMES = HALF_TIME_FULL_TIMES.map((pair) =>
  OUTCOMES.indexOf(pair.split('-')[1] ?? ''),
);

/** What bettors think of the result and of the number of goals, for the markets that ask for one of them. */
export function opinionOn(id: string, everyTicks: number, matchKey: number): Opinion | undefined {
  const about = (what: string, outcomes: 2 | 3, of: readonly number[]): Opinion => ({
    key: textKey(what, matchKey),
    outcomes,
    of,
    everyTicks,
  });
  if (id === 'mo') return about('result', 3, [0, 1, 2]);
  if (id === 'htft') return about('result', 3, PAIR_OUTCOMES);
  if (id === 'cs') return about('result', 3, SCORE_OUTCOMES);
  return id.startsWith('ou') ? about('goals', 2, [0, 1]) : undefined;
}
