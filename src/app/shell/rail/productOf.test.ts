import { expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { productOf, tabOf } from './productOf.ts';

test.each([
  [paths.home, 'exchange'],
  ['/spmsports/cricket', 'exchange'],
  ['/exchange/s-20261121-4', 'exchange'],
  [paths.sportsbook, 'sportsbook'],
  [paths.jackpot, 'sportsbook'],
  [paths.casinos, 'casino'],
  ['/casinos/desktop/oja', 'casino'],
  [paths.auraGames, 'casino'],
  [paths.games, 'casino'],
  [paths.betby, 'provider'],
  ['/sports/betby', 'provider'],
  [paths.myBets, undefined],
  [paths.landing, undefined],
])('%s belongs to %s', (path, product) => {
  expect(productOf(path)).toBe(product);
});

test.each([
  [paths.betby, 'sportsbook'],
  [paths.jetfair, 'exchange'],
  ['/sports/kingmaker', 'sportsbook'],
  [paths.casinos, 'casino'],
  [paths.myBets, undefined],
])('on %s the tab of %s is chosen', (path, product) => {
  expect(tabOf(path)).toBe(product);
});
