import { expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { hasSlipColumn, isOfAccount, productOf, tabOf } from './productOf.ts';

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
  ['/sports/sportsbook2', 'sportsbook'],
  [paths.casinos, 'casino'],
  [paths.myBets, undefined],
])('on %s the tab of %s is chosen', (path, product) => {
  expect(tabOf(path)).toBe(product);
});

test.each([
  [paths.myAccount, true],
  ['/deposit/m_bkash', true],
  [paths.inbox, true],
  [paths.dataUse, true],
  [paths.myBets, false],
  [paths.contact, false],
])('whether %s is a page of the account: %s', (path, is) => {
  expect(isOfAccount(path)).toBe(is);
});

test.each([
  [paths.landing, true],
  [paths.register, true],
  [paths.home, true],
  ['/exchange/s-20261121-4', true],
  [paths.jackpot, false],
  [paths.myBets, true],
  [paths.casinos, false],
  [paths.betby, false],
  ['/terms', false],
  [paths.myAccount, false],
  [paths.gateways, false],
])('whether %s has a column for the slip: %s', (path, has) => {
  expect(hasSlipColumn(path)).toBe(has);
});
