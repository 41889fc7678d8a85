import { expect, test } from 'vitest';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { type Arrangement, arrangeEvents } from './arrangeEvents.ts';

/** 23:30 in Lagos. */
const NOW = Date.parse('2026-11-21T22:30:00.000Z');

function event(name: string, startsAt: string, over: Partial<SportEvent> = {}): SportEvent {
  return {
    gameId: name,
    sportId: 1,
    competition: 'Cup',
    name,
    startsAt: Date.parse(startsAt),
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

const EVENTS = [
  event('Sunday', '2026-11-22T12:00:00.000Z', { matched: 900 }),
  event('Monday', '2026-11-23T12:00:00.000Z', { matched: 100, competition: 'League' }),
  event('Late tonight', '2026-11-21T22:45:00.000Z', { matched: 300 }),
  event('After midnight', '2026-11-21T23:15:00.000Z', { matched: 200 }),
  event('Live', '2026-11-21T21:00:00.000Z', {
    ...{ inPlay: true, status: 'inplay', matched: 50, sportId: 2 },
  }),
  event('Over', '2026-11-21T18:00:00.000Z', { status: 'finished' }),
];

test.each<[string, Partial<Arrangement>, string[]]>([
  ['soonest first', {}, ['Live', 'Late tonight', 'After midnight', 'Sunday', 'Monday']],
  ['most money', { sort: 'money' }, ['Live', 'Sunday', 'Late tonight', 'After midnight', 'Monday']],
  ['by name', { sort: 'name' }, ['Live', 'After midnight', 'Late tonight', 'Monday', 'Sunday']],
  ['today ends at midnight in Lagos', { day: 'today' }, ['Live', 'Late tonight']],
  ['tomorrow', { day: 'tomorrow' }, ['After midnight', 'Sunday']],
  ['later', { day: 'later' }, ['Monday']],
  ['one sport', { sport: 2 }, ['Live']],
  ['one league', { league: 'League' }, ['Monday']],
])('%s', (_, arrangement, names) => {
  const arranged = arrangeEvents(EVENTS, { day: 'all', sort: 'start', ...arrangement }, NOW);
  expect(arranged.map(({ name }) => name)).toEqual(names);
});

test('a match in play is today’s, also after midnight', () => {
  const live = event('Long', '2026-11-21T22:00:00.000Z', { inPlay: true, status: 'inplay' });
  const afterMidnight = Date.parse('2026-11-22T00:30:00.000Z');
  expect(arrangeEvents([live], { day: 'today', sort: 'start' }, afterMidnight)).toEqual([live]);
});
