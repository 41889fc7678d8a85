import { describe, expect, test } from 'vitest';
import { fixturesOn } from './calendar/days.ts';
import { textKey } from './chance/hash.ts';
import { createGame } from './createGame.ts';
import { finish } from './finished.ts';
import { gamesOfDays } from './testDays.ts';

const THURSDAY = Date.parse('2026-11-12T12:00:00Z');
const fixtures = fixturesOn(textKey('lagoon'), THURSDAY);

describe.each([
  ['soccer', 1],
  ['tennis', 2],
  ['cricket', 4],
] as const)('what is told of a finished match of %s', (_, sportId) => {
  test('is what its page showed, and what its bets were settled by, on 200 days of three worlds', () => {
    let count = 0;
    for (const game of gamesOfDays({ sports: [sportId] })) {
      const { fixture } = game;
      count += 1;
      const { endsAt, score, winner, note } = finish(fixture);
      expect(endsAt, fixture.gameId).toBe(game.endsAt);
      if (sportId !== 4) expect(score).toBe(game.scores().at(-1)?.score().line);
      const result = game.matchOdds.resultAt(Number.POSITIVE_INFINITY);
      if (result?.kind === 'winner') expect(winner ?? 'draw').toBe(result.runnerId);
      else expect(note, fixture.gameId).toBeDefined();
    }
    expect(count).toBeGreaterThan(190);
  });
});

test('a cup match that is level says who goes on, and its markets are settled on the draw', () => {
  const cups = fixtures
    .filter(({ sportId, isKnockOut }) => sportId === 1 && isKnockOut)
    .map((fixture) => ({ fixture, end: finish(fixture) }));
  expect(cups.length).toBe(8);
  const level = cups.find(({ end }) => end.winner === undefined);
  if (!level) throw new Error('No cup match is level on this day');
  const { fixture, end } = level;
  const game = createGame(fixture);
  const goesOn = fixture[end.through ?? 'home'];
  expect(end.note).toMatch(/^\d–\d on penalties$/);
  expect(game.scores().at(-1)?.score().detail).toContain(`${goesOn} won`);
  expect(game.matchOdds.resultAt(Number.POSITIVE_INFINITY)).toMatchObject({ runnerId: 'draw' });
});
