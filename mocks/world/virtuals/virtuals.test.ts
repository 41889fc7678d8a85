import { expect, test } from 'vitest';
import { scoreAt } from '../../../src/domain/virtuals/goals.ts';
import { CLUBS, MATCHDAYS, pairsOf } from './clubs.ts';
import { standingsOf } from './standings.ts';
import { createVirtuals } from './virtuals.ts';

const SOME = Date.parse('2026-11-21T12:00:00Z');
const ROUND_MS = 180_000;
const league = createVirtuals('oja');
const began = Math.floor(SOME / ROUND_MS) * ROUND_MS;

test('in a season everybody meets everybody once at home and once away', () => {
  const met = Array.from({ length: MATCHDAYS }, (_, day) => pairsOf(day + 1)).flat();
  const different = new Set(met.map(([home, away]) => `${home} ${away}`));
  expect(different.size).toBe(CLUBS.length * (CLUBS.length - 1));
  for (let day = 1; day <= MATCHDAYS; day++) {
    expect(new Set(pairsOf(day).flat()).size).toBe(CLUBS.length);
  }
});

test('what is shown stays as it is until the time to ask again', () => {
  for (let at = began; at < began + ROUND_MS; at += 1000) {
    const now = league.now(at);
    expect(now.changesAt).toBeGreaterThan(at);
    expect(league.now(now.changesAt - 1)).toEqual(now);
  }
});

test('goals come with their minute and are never taken back', () => {
  let before = 0;
  for (let at = began; at < began + ROUND_MS; at += 1000) {
    const { round } = league.now(at);
    const goals = round.matches.flatMap((match) => match.goals);
    expect(goals.every(({ minute }) => minute <= round.minute)).toBe(true);
    expect(goals.length).toBeGreaterThanOrEqual(before);
    before = goals.length;
  }
});

test('the house keeps four to eight in a hundred of every market, and all prices are on the ladder', () => {
  for (const { markets } of league.now(began).round.matches) {
    for (const { runners } of markets) {
      const sum = runners.reduce((all, { back }) => all + 100 / (back[0]?.[0] ?? 0), 0);
      expect(sum).toBeGreaterThan(1.04);
      expect(sum).toBeLessThan(1.1);
    }
  }
});

test('the table is that of the season’s matches before this round', () => {
  const { round, standings } = league.now(began);
  const played = Array.from({ length: round.matchday - 1 }, (_, back) => {
    const { last } = league.now(began - back * ROUND_MS);
    return last.matches.map(({ home, away, goals }) => ({ home, away, score: scoreAt(goals) }));
  }).flat();
  expect(standings).toEqual(standingsOf(CLUBS, played));
  expect(standings.every((row) => row.played === round.matchday - 1)).toBe(true);
});
