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
  ['popular', 9, ['soon', 'middle', 'late']],
  ['popular', 2, ['middle', 'late']],
  ['next', 2, ['soon', 'middle']],
])('%s, at most %d', (pick, limit, names) => {
  expect(pickEvents(EVENTS, pick, limit).map(({ name }) => name)).toEqual(names);
});

test('football in play comes first, with half of the places, and most money among the others', () => {
  const live = (gameId: string, sportId: SportEvent['sportId'], matched: number) =>
    event(gameId, { status: 'inplay', sportId, matched });
  const mixed = [
    ...[live('cricket', 4, 90), live('tennis', 2, 80), live('cricket 2', 4, 70)],
    ...[live('football', 1, 3), live('football 2', 1, 2), live('football 3', 1, 1)],
  ];
  const picked = (limit: number) => pickEvents(mixed, 'in play', limit).map(({ name }) => name);
  expect(picked(4)).toEqual(['football', 'football 2', 'cricket', 'tennis']);
  expect(picked(9).slice(0, 4)).toEqual(['football', 'football 2', 'football 3', 'cricket']);
});

test('competitions and their events keep the order of the list', () => {
  const groups = [...byCompetition(EVENTS.slice(0, 3))];
  expect(groups.map(([name, group]) => [name, group.map(({ gameId }) => gameId)])).toEqual([
    ['Cup', ['late', 'middle']],
    ['League', ['soon']],
  ]);
});
