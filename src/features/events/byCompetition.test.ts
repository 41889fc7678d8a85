import { expect, test } from 'vitest';
import { anEvent } from '../../testing/builders.ts';
import { byCompetition, firstOf } from './byCompetition.ts';

test('showing more adds matches below those that are shown, not among them', () => {
  const names = ['Lagoon T20', 'Harbour Cup', 'Lagoon T20', 'Harbour Cup', 'Lagoon T20'];
  const events = names.map((competition, place) => anEvent({ gameId: `${place}`, competition }));
  const shown = (limit: number) =>
    firstOf(byCompetition(events), limit).flatMap(([, group]) => group.map(({ gameId }) => gameId));
  const all = shown(9);
  expect(all).toEqual(['0', '2', '4', '1', '3']);
  for (const limit of [1, 2, 3, 4, 5]) expect(shown(limit)).toEqual(all.slice(0, limit));
});
