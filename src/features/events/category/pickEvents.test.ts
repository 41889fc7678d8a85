import { expect, test } from 'vitest';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { type Pick, pickEvents } from '../../../domain/market/pickEvents.ts';
import { byCompetition } from '../byCompetition.ts';

function event(gameId: string, rest: Partial<SportEvent>): SportEvent {
  return {
    gameId,
    sportId: 1,
    competition: 'Cup',
    name: gameId,
    startsAt: 0,
    inPlay: rest.status === 'inplay',
    status: 'upcoming',
    hasBookmaker: false,
    hasFancy: false,
    matched: 0,
    runners: [],
    matchOddsStatus: 'open',
    ...rest,
  };
}

const EVENTS = [
  event('late', { startsAt: 300, matched: 20 }),
  event('soon', { startsAt: 100, matched: 10, competition: 'League' }),
  event('middle', { startsAt: 200, matched: 30 }),
  event('live', { status: 'inplay', matched: 5 }),
  event('live rich', { status: 'inplay', matched: 50 }),
  event('over', { status: 'finished', matched: 99 }),
];

test.each<[Pick, number, string[]]>([
  ['in play', 9, ['live rich', 'live']],
  ['in play', 1, ['live rich']],
  ['popular', 9, ['middle', 'late', 'soon']],
  ['next', 2, ['soon', 'middle']],
])('%s, at most %d', (pick, limit, names) => {
  expect(pickEvents(EVENTS, pick, limit).map(({ name }) => name)).toEqual(names);
});

test('competitions and their events keep the order of the list', () => {
  const groups = [...byCompetition(EVENTS.slice(0, 3))];
  expect(groups.map(([name, group]) => [name, group.map(({ gameId }) => gameId)])).toEqual([
    ['Cup', ['late', 'middle']],
    ['League', ['soon']],
  ]);
});
