import type { SportId } from '../../src/contract/betting/market.ts';
import { createCricketGame } from './cricket/createCricketGame.ts';
import { prepareCricket } from './cricket/play.ts';
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

/** Works out step by step what many matches share and one that is played needs. */
export function* prepareGame(fixture: Fixture): Generator<void, void> {
  if (fixture.sportId === 4) yield* prepareCricket(fixture);
}
