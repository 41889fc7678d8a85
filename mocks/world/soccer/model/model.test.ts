import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../engine/random.ts';
import { fixturesOn } from '../../calendar/days.ts';
import { textKey } from '../../chance/hash.ts';
import type { MarketSpec } from '../house/spec.ts';
import { specsOf } from '../house/specs.ts';
import { playSoccer } from '../play.ts';
import type { SoccerState } from '../state.ts';
import type { Bet } from './bet.ts';
import { createModel } from './model.ts';

const DAY_MS = 24 * 3_600_000;
const FROM = Date.parse('2026-01-05T12:00:00Z');
const DAYS = 260;

/** One match a day, in three worlds by turns, of those that have every market. */
const matches = Array.from({ length: DAYS }, (_, day) => {
  const seed = textKey(['oja', 'harmattan', 'lagoon'][day % 3] ?? '');
  const games = fixturesOn(seed, FROM + day * DAY_MS).filter(
    ({ sportId, competition }) => sportId === 1 && competition.isLeading,
  );
  return games[day % Math.max(1, games.length)];
})
  .filter((fixture) => fixture !== undefined)
  .map((fixture) => {
    const play = playSoccer(fixture);
    const model = createModel(fixture);
    const [before] = play.states;
    const last = play.states.at(-1);
    if (!before || !last) throw new Error('No states');
    return { fixture, play, model, before, last, specs: specsOf(fixture, before, model) };
  });

/** A state before the match and one from its midst. */
const statesOf = ({ play, before }: (typeof matches)[number], index: number): SoccerState[] => [
  before,
  play.states[(index * 7) % play.states.length] ?? before,
];

const find = (specs: readonly MarketSpec[], id: string, selectionId: string): Bet => {
  const bet = specs
    .find((spec) => spec.id === id)
    ?.choices.find((one) => one.selectionId === selectionId)?.bet;
  if (!bet) throw new Error(`No ${id} ${selectionId}`);
  return bet;
};

/** Sums of other chances that one chance must equal, whatever has happened. */
const EQUALS: [string, [string, string][], [string, string][]][] = [
  ['a home win is its scores', [['1x2', 'home']], scores('home')],
  ['a draw is its scores', [['1x2', 'draw']], scores('draw')],
  [
    '1X is 1 and X',
    [['dc', '1x']],
    [
      ['1x2', 'home'],
      ['1x2', 'draw'],
    ],
  ],
  [
    'over 2.5 is 3 goals and more',
    [['ou25', 'over']],
    [
      ['eg', 'g3'],
      ['eg', 'g4'],
      ['eg', 'g5'],
      ['eg', 'g6'],
    ],
  ],
  ['no goal is 0–0', [['fg', 'nobody']], [['score', '0-0']]],
  ['no first scorer is no goal', [['fs', 'nobody']], [['lg', 'nobody']]],
  [
    'half-time leads to full time',
    [['h1', 'home']],
    [
      ['htft', 'home-home'],
      ['htft', 'home-draw'],
      ['htft', 'home-away'],
    ],
  ],
  [
    'away by full time',
    [['1x2', 'away']],
    [
      ['htft', 'home-away'],
      ['htft', 'draw-away'],
      ['htft', 'away-away'],
    ],
  ],
  [
    'both score by result',
    [['gg', 'gg']],
    [
      ['1x2gg', 'home-gg'],
      ['1x2gg', 'draw-gg'],
      ['1x2gg', 'away-gg'],
    ],
  ],
  ['clean sheets are the other side at none', [['cs-h', 'yes']], [['tta05', 'under']]],
  ['a handicap of half a goal is the result', [['ah-m05', 'home']], [['1x2', 'home']]],
  [
    'most corners is one of three',
    [
      ['c1x2', 'home'],
      ['c1x2', 'draw'],
      ['c1x2', 'away'],
    ],
    [
      ['coe', 'odd'],
      ['coe', 'even'],
    ],
  ],
];

function scores(result: 'home' | 'draw'): [string, string][] {
  const named = [0, 1, 2, 3].flatMap((home) =>
    [0, 1, 2, 3].flatMap((away): [string, string][] =>
      (result === 'home' ? home > away : home === away) ? [['score', `${home}-${away}`]] : [],
    ),
  );
  return [...named, ['score', `other-${result}`]];
}

describe('the markets of one match agree, before it and in play', () => {
  test.each(EQUALS)('%s', (_, left, right) => {
    matches.forEach((match, index) => {
      for (const state of statesOf(match, index)) {
        const sum = (names: [string, string][]) =>
          match.model
            .chances(
              names.map(([id, selectionId]) => find(match.specs, id, selectionId)),
              state,
            )
            .reduce((all, chance) => all + chance, 0);
        expect(Math.abs(sum(left) - sum(right))).toBeLessThan(1e-5);
      }
    });
  });

  test('of a market’s results one comes, or as many as its rules pay', () => {
    matches.forEach((match, index) => {
      const state = statesOf(match, index)[1] ?? match.before;
      // Every fifth market of a match, and others on the next day.
      for (const spec of match.specs.filter((_, at) => at % 5 === index % 5)) {
        if (spec.kind === 'anytime_scorer') continue;
        const chances = match.model.chances(
          spec.choices.map(({ bet }) => bet),
          state,
        );
        const all = chances.reduce((sum, chance) => sum + chance, 0);
        // A line that can be level has no chances at all where it is sure to be.
        const whole = spec.kind.startsWith('double') ? 2 : 1;
        if (all > 0) expect(Math.abs(all - whole), spec.name).toBeLessThan(1e-4);
      }
    });
  });
});

describe('settlement', () => {
  test('every selection is decided at the end, and by nothing but what happened', () => {
    for (const [index, { play, model, last, specs }] of matches.entries()) {
      if (play.end.kind !== 'played') continue;
      const [home, away] = [last.home, last.away];
      const resultOf = (id: string, selectionId: string) =>
        model.resultOf(find(specs, id, selectionId), last);
      const won = (isWon: boolean) => (isWon ? 'won' : 'lost');
      expect(resultOf('1x2', 'home')).toBe(won(home > away));
      expect(resultOf('ou35', 'over')).toBe(won(home + away > 3));
      expect(resultOf('dnb', 'home')).toBe(home === away ? 'void' : won(home > away));
      expect(resultOf('cou95', 'over')).toBe(won(last.corners[0] + last.corners[1] > 9));
      expect(resultOf('red', 'yes')).toBe(won(last.redCards[0] + last.redCards[1] > 0));
      const [first] = last.scorers;
      if (first) expect(resultOf('fs', first.playerId)).toBe('won');
      for (const { playerId } of last.scorers) expect(resultOf('as', playerId)).toBe('won');
      // All of them for a part of the matches: that takes the most time.
      for (const { choices } of index % 3 === 0 ? specs : []) {
        for (const { bet } of choices) expect(model.resultOf(bet, last)).toBeDefined();
      }
    }
  });

  test('a market is over as soon as it is decided, and what was decided never changes', () => {
    for (const [index, { play, model, specs, last }] of matches.entries()) {
      for (const spec of specs.filter((_, at) => at % 4 === index % 4)) {
        const over = spec.isDecided && play.states.find(spec.isDecided);
        if (!over) continue;
        for (const { bet, label } of spec.choices) {
          const result = model.resultOf(bet, over);
          expect(result, `${spec.name}: ${label}`).toBeDefined();
          expect(model.resultOf(bet, last)).toBe(result);
        }
        // One step earlier something was still open.
        const before = play.states[play.states.indexOf(over) - 1];
        const isOpen = ({ bet }: { bet: Bet }) => before && !model.resultOf(bet, before);
        expect(spec.choices.some(isOpen), spec.name).toBe(true);
      }
    }
  });

  test('a match that is called off makes void what it has not decided', () => {
    const called = matches.filter(({ play }) => play.end.kind !== 'played');
    for (const { play, model, last, specs } of called) {
      if (play.end.kind === 'postponed') {
        for (const { choices } of specs) {
          for (const { bet } of choices) expect(model.resultOf(bet, last)).toBeUndefined();
        }
      }
      expect(last.clock).toMatch(/Abandoned|Postponed/);
    }
  });
});

describe('a combination', () => {
  const TRIES = 1000;

  /** A match played on from a state by the model's own means, many times. */
  function simulated(
    state: SoccerState,
    wins: (a: number, b: number, c: number, d: number) => boolean,
  ) {
    const random = createRandom(7);
    const poisson = (mean: number) => {
      let count = 0;
      for (let product = random.next(); product > Math.exp(-mean); product *= random.next())
        count++;
      return count;
    };
    const { homeToHalf, awayToHalf, homeToCome, awayToCome, atHalf, home, away } = state;
    const [h1, a1] = atHalf ?? [home, away];
    let won = 0;
    for (let turn = 0; turn < TRIES; turn++) {
      const a = h1 + poisson(homeToHalf);
      const b = a1 + poisson(awayToHalf);
      const c = (atHalf ? home - h1 : 0) + poisson(homeToCome - homeToHalf);
      const d = (atHalf ? away - a1 : 0) + poisson(awayToCome - awayToHalf);
      if (wins(a, b, c, d)) won++;
    }
    return won / TRIES;
  }

  test.each<[string, [string, string][], (a: number, b: number, c: number, d: number) => boolean]>([
    [
      'home and over 2.5',
      [
        ['1x2', 'home'],
        ['ou25', 'over'],
      ],
      (a, b, c, d) => a + c > b + d && a + b + c + d > 2,
    ],
    [
      'draw at half-time and both score',
      [
        ['h1', 'draw'],
        ['gg', 'gg'],
      ],
      (a, b, c, d) => a === b && a + c > 0 && b + d > 0,
    ],
    [
      'away clean, under 3.5 and a goal in each half',
      [
        ['cs-a', 'yes'],
        ['ou35', 'under'],
        ['h1ou05', 'over'],
        ['h2ou05', 'over'],
      ],
      (a, b, c, d) => a + c === 0 && b + d < 4 && b > 0 && d > 0,
    ],
  ])('of %s has the chance that the match played on has', (_, names, wins) => {
    for (const [index, { specs, model, before, play }] of matches.entries()) {
      for (const state of [index % 2 === 0 ? before : (play.states[40] ?? before)]) {
        const bets = names.map(([id, selectionId]) => find(specs, id, selectionId));
        const chance = model.allChance(bets, state);
        const deviation = Math.sqrt((chance * (1 - chance)) / TRIES);
        expect(Math.abs(chance - simulated(state, wins))).toBeLessThan(4.5 * deviation + 1e-3);
      }
    }
  });

  test('of scorers is what happened as often as it says', () => {
    let expected = 0;
    let variance = 0;
    let came = 0;
    for (const { specs, model, before, play, last } of matches) {
      if (play.end.kind !== 'played') continue;
      const likely = specs.find(({ id }) => id === 'as')?.choices.slice(0, 6) ?? [];
      for (const { bet, selectionId } of likely) {
        const chance = model.allChance([bet, find(specs, 'ou15', 'over')], before);
        expected += chance;
        variance += chance * (1 - chance);
        const scored = last.scorers.some(({ playerId }) => playerId === selectionId);
        if (scored && last.home + last.away > 1) came += 1;
      }
    }
    expect(came).toBeGreaterThan(100);
    expect(Math.abs(came - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });

  test('is never likelier than any part, nor less than what is left of certainty', () => {
    const random = createRandom(3);
    const pick = <One>(from: readonly One[]) => from[Math.floor(random.next() * from.length)];
    matches.forEach((match, index) => {
      const combinable = match.specs.filter(({ voidReason }) => voidReason === undefined);
      const bets = [1, 2, 3].flatMap(() => pick(pick(combinable)?.choices ?? [])?.bet ?? []);
      for (const state of statesOf(match, index).slice(index % 2, (index % 2) + 1)) {
        const chance = match.model.allChance(bets, state);
        const parts = match.model.chances(bets, state);
        expect(chance).toBeLessThanOrEqual(Math.min(...parts) + 1e-5);
        const missed = parts.reduce((sum, part) => sum + 1 - part, 0);
        expect(chance).toBeGreaterThanOrEqual(1 - missed - 1e-4);
      }
    });
  });
});

test('which markets there are and their order stay, whatever happens', () => {
  for (const { fixture, specs, play, model, before } of matches.slice(0, 20)) {
    const ids = specs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    const again = playSoccer(fixture);
    expect(again).toEqual(play);
    expect(specsOf(fixture, before, model).map(({ id }) => id)).toEqual(ids);
  }
});
