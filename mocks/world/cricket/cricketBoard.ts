import type { Board } from '../game.ts';
import type { Scorecard } from './scorecard.ts';

/** The two batters at the wicket and the bowler. */
export function cricketBoard(card: Scorecard | undefined): Board {
  if (!card || card.balls === 0) return {};
  const bowler = card.bowlers.find(({ name }) => name === card.bowler);
  const batters = card.batters
    .filter(({ state }) => state === 'not out')
    .map(({ name, runs, balls }) => ({ name, runs, balls }));
  return { batters, ...(bowler && { bowler }) };
}
