import { expect, test } from 'vitest';
import { placeHref, readPlace } from './sportsbookPlace.ts';

test.each([
  ['', { sport: 1, isLive: false }],
  ['sport=4&time=live', { sport: 4, isLive: true }],
  ['sport=9&time=never', { sport: 1, isLive: false }],
  ['event=s-1&code=ABC', { sport: 1, isLive: false, gameId: 's-1', code: 'ABC' }],
  [
    'text=Play+https%3A%2F%2Foja.example%2Fsportsbook2%3Fcode%3DXYZ1&title=',
    { sport: 1, isLive: false, code: 'XYZ1' },
  ],
  ['market=over_under', { sport: 1, isLive: false, market: 'over_under' }],
  ['market=corners', { sport: 1, isLive: false }],
  ['text=no+code+here', { sport: 1, isLive: false, code: 'none' }],
  ['text=&title=', { sport: 1, isLive: false }],
] as const)('the address %j is read', (search, place) => {
  expect(readPlace(search)).toEqual(place);
});

test.each([
  [{ sport: 1, isLive: false }, '/sportsbook2'],
  [
    { sport: 2, isLive: true, competition: 'Lagoon Open' },
    '/sportsbook2?sport=2&time=live&competition=Lagoon+Open',
  ],
  [
    { sport: 1, isLive: false, market: 'over_under', gameId: 's-1' },
    '/sportsbook2?market=over_under&event=s-1',
  ],
  [
    { sport: 1, isLive: false, gameId: 's-1', code: 'gone once it is loaded' },
    '/sportsbook2?event=s-1',
  ],
] as const)('a place is written as an address', (place, href) => {
  expect(placeHref(place)).toBe(href);
});
