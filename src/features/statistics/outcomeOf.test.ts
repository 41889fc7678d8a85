import { expect, test } from 'vitest';
import type { PlayedMatch } from '../../contract/betting/statistics.ts';
import { outcomeOf } from './outcomeOf.ts';

const MATCH = { startsAt: 0, competition: 'Cup', home: 'Kano', away: 'Jos', score: '1–1' };

test.each<[Pick<PlayedMatch, 'winner' | 'note'>, ofHome: string, ofAway: string]>([
  [{ winner: 'home' }, 'Won', 'Lost'],
  [{ winner: 'away' }, 'Lost', 'Won'],
  [{ winner: 'none' }, 'Drew', 'Drew'],
  [{ winner: 'none', note: '4–3 on penalties' }, 'Drew', 'Drew'],
  [{ winner: 'none', note: 'tied' }, 'Drew', 'Drew'],
  [{ winner: 'home', note: 'super over' }, 'Won', 'Lost'],
  [{ winner: 'none', note: 'no result' }, 'No result', 'No result'],
  [{ winner: 'none', note: 'abandoned' }, 'No result', 'No result'],
])('a match with %o: %s for the home side, %s for the other', (end, ofHome, ofAway) => {
  expect(outcomeOf({ ...MATCH, ...end }, 'Kano').word).toBe(ofHome);
  expect(outcomeOf({ ...MATCH, ...end }, 'Jos').word).toBe(ofAway);
});
