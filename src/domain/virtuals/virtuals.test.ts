import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitOf } from '../casino/chance.ts';
import { virtualChances } from './chances.ts';
import { virtualFault } from './check.ts';
import { scoreAt, virtualGoals } from './goals.ts';

const rates = fc.record({
  homeRate: fc.integer({ min: 300, max: 3000 }),
  awayRate: fc.integer({ min: 300, max: 3000 }),
});

test('the chances of a match are those of its draws', () => {
  const rate = { homeRate: 1600, awayRate: 1100 };
  const chances = virtualChances(rate);
  const seen = { home: 0, draw: 0, away: 0, over: 0, bothScore: 0 };
  const rounds = 4000;
  for (let round = 0; round < rounds; round++) {
    const [home, away] = scoreAt(virtualGoals('a secret', { round, match: 0 }, rate));
    seen[home > away ? 'home' : home < away ? 'away' : 'draw'] += 1 / rounds;
    if (home + away > 2) seen.over += 1 / rounds;
    if (home > 0 && away > 0) seen.bothScore += 1 / rounds;
  }
  for (const what of ['home', 'draw', 'away', 'over', 'bothScore'] as const) {
    expect(Math.abs(seen[what] - chances[what])).toBeLessThan(0.03);
  }
});

test('one of three results happens, and goals come in order within ninety minutes', () => {
  fc.assert(
    fc.property(rates, fc.nat(), fc.nat(5), (rate, round, match) => {
      const { home, draw, away } = virtualChances(rate);
      expect(home + draw + away).toBeCloseTo(1, 9);
      const minutes = virtualGoals('s', { round, match }, rate).map(({ minute }) => minute);
      expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
      expect(minutes.every((minute) => minute >= 1 && minute <= 90)).toBe(true);
    }),
  );
});

const fixture = { home: 'Eko Lions', away: 'Kano Kites', homeRate: 1500, awayRate: 1200 };
const goals = virtualGoals('secret', { round: 7, match: 0 }, fixture);
const told = {
  number: 7,
  commit: commitOf('secret'),
  serverSeed: 'secret',
  matches: [{ ...fixture, goals }],
};

test.each([
  ['is as committed', {}, undefined],
  ['has another secret', { serverSeed: 'other' }, 'The secret does not fit the hash'],
  [
    'shows a goal that was not drawn',
    { matches: [{ ...fixture, goals: [...goals, { minute: 90, side: 'away' as const }] }] },
    'Eko Lions v Kano Kites does not follow',
  ],
  [
    'has other strengths than its draws',
    { matches: [{ ...fixture, homeRate: 9000, goals }] },
    'Eko Lions v Kano Kites does not follow',
  ],
])('a round that %s is told so', (_, changed, fault) => {
  const said = virtualFault({ ...told, ...changed });
  if (fault === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(fault);
});
