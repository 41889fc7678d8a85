import { expect, test } from 'vitest';
import { FIFTY_OVERS, TWENTY_OVERS } from '../calendar/cricket.ts';
import { fixturesOn } from '../calendar/days.ts';
import { textKey } from '../chance/hash.ts';
import { KEEPER, lineup } from './lineup.ts';
import { playCricket } from './play.ts';

test('nobody in a league has a namesake, so nobody is caught by himself', () => {
  for (const { name, sides } of [...TWENTY_OVERS, ...FIFTY_OVERS]) {
    const names = sides.flatMap((side) => lineup(side));
    expect(new Set(names).size, name).toBe(sides.length * 11);
  }
});

test('who keeps stumps and catches, and never bowls', () => {
  const noon = Date.parse('2026-11-21T12:00:00Z');
  let caught = 0;
  for (const fixture of fixturesOn(textKey('oja'), noon).filter(({ sportId }) => sportId === 4)) {
    const { balls, fielders } = playCricket(fixture);
    for (const { innings, bowler, howOut } of balls) {
      const keeper = fielders[innings === 0 ? 0 : 1][KEEPER];
      expect(bowler).not.toBe(KEEPER);
      if (howOut?.startsWith('st ')) expect(howOut).toContain(`st ${keeper} b `);
      if (howOut?.startsWith(`c ${keeper} b`)) caught += 1;
    }
  }
  expect(caught).toBeGreaterThan(20);
});
