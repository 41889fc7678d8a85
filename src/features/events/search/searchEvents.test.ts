import { expect, test } from 'vitest';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { createSearch } from './searchEvents.ts';
import { typosBefore } from './typosBefore.ts';

function event(name: string, competition: string, over: Partial<SportEvent> = {}): SportEvent {
  return {
    gameId: name,
    sportId: 1,
    competition,
    name,
    startsAt: 2,
    inPlay: false,
    status: 'upcoming',
    hasBookmaker: false,
    hasFancy: false,
    matched: 0,
    runners: [],
    matchOddsStatus: 'open',
    ...over,
  };
}

const search = createSearch([
  event('Ìbàdàn Bronzes v Akure Traders', 'Confluence League'),
  event('Lagos Lions v Abuja Bulls', 'Savannah Smash T20', { sportId: 4 }),
  event('Eko Boulders v Lagos Wanderers', 'Confluence League', { startsAt: 1 }),
  event('Warri Cloves v Lagos Gulls', 'Lagoon T20', { inPlay: true, status: 'inplay' }),
  event('Lagos Old Boys v Jos Plateau', 'Lagoon T20', { status: 'finished' }),
]);

const namesOf = (query: string) => {
  const { leagues, matches } = search(query);
  return [...leagues.map(({ competition }) => competition), ...matches.map(({ name }) => name)];
};

test.each([
  ['case and accents', 'IBADAN', ['Ìbàdàn Bronzes v Akure Traders']],
  ['accents typed', 'Ìbà', ['Ìbàdàn Bronzes v Akure Traders']],
  [
    'the beginning of any word; in play first, then the soonest; none that is over',
    'lagos',
    ['Warri Cloves v Lagos Gulls', 'Eko Boulders v Lagos Wanderers', 'Lagos Lions v Abuja Bulls'],
  ],
  ['several words, in any order', 'abuja lag', ['Lagos Lions v Abuja Bulls']],
  ['a league before its matches', 'confl', ['Confluence League']],
  ['a letter missing', 'ibdan', ['Ìbàdàn Bronzes v Akure Traders']],
  ['two letters the wrong way round', 'abjua', ['Lagos Lions v Abuja Bulls']],
  ['a slip in a league', 'savanah', ['Savannah Smash T20']],
  ['a short word with a slip is another word', 'ekk', []],
  ['nothing of the kind', 'manchester', []],
  ['nothing typed', '  ', []],
])('%s: %s', (_, query, names) => {
  expect(namesOf(query)).toEqual(names);
});

test('a league knows how many matches it has', () => {
  expect(search('confluence').leagues).toEqual([
    { competition: 'Confluence League', sportId: 1, count: 2, live: 0 },
  ]);
});

test.each([
  ['lag', 'lagos', 0],
  ['lgaos', 'lagos', 1],
  ['lagoss', 'lagos', 1],
  ['lxgos', 'lagos', 1],
  ['lxgxs', 'lagos', 2],
  ['', 'lagos', 0],
])('%s for %s: %d', (typed, word, typos) => {
  expect(typosBefore(typed, word)).toBe(typos);
});
