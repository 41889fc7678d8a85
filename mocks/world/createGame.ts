import type { SportId } from '../../src/contract/betting/market.ts';
import { createCricketGame } from './cricket/createCricketGame.ts';
import type { Fixture } from './fixtures.ts';
import type { Game } from './game.ts';
import { createSoccerGame } from './soccer/createSoccerGame.ts';
import { createTennisGame } from './tennis/createTennisGame.ts';

const CREATE: Record<SportId, (fixture: Fixture) => Game> = {
  1: createSoccerGame,
  2: createTennisGame,
  4: createCricketGame,
};

/** Plays a fixture by the rules of its sport. */
export function createGame(fixture: Fixture): Game {
  return CREATE[fixture.sportId](fixture);
}
