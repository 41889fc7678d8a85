import {
  HALF_TIME_FULL_TIMES,
  halfTimeFullTime,
  leaderOf,
  type MatchResult,
} from '../../../../src/domain/market/soccerResult.ts';
import type { SoccerState } from '../state.ts';
import { ofHalf, ofHalves } from './bets.ts';
import {
  choice,
  HALF_TIME,
  type MarketSpec,
  type Names,
  overUnder,
  TIME,
  yesOrNo,
} from './spec.ts';

const RESULTS: readonly MatchResult[] = ['home', 'draw', 'away'];

/** Goals of a half so far. */
function goalsIn({ home, away, atHalf }: SoccerState, half: 1 | 2): readonly [number, number] {
  if (!atHalf) return half === 1 ? [home, away] : [0, 0];
  return half === 1 ? atHalf : [home - atHalf[0], away - atHalf[1]];
}

function ofOneHalf(names: Names, half: 1 | 2): MarketSpec[] {
  const title = half === 1 ? 'First half' : 'Second half';
  const counts = half === 1 ? HALF_TIME : `Only the second half counts. ${TIME}`;
  const isOver = (state: SoccerState) => half === 1 && state.atHalf !== undefined;
  const result: MarketSpec = {
    id: `h${half}`,
    kind: 'half_result',
    name: `${title}, 1X2`,
    rules: `Which side scores more in this half, or neither. ${counts}`,
    choices: RESULTS.map((side) =>
      choice(
        side,
        side === 'home' ? '1' : side === 'draw' ? 'X' : '2',
        side === 'draw' ? 'Draw' : names[side],
        ofHalf(half, (home, away) => leaderOf([home, away]) === side),
      ),
    ),
    isDecided: isOver,
  };
  const totals = [0, 1, 2].map(
    (line): MarketSpec => ({
      id: `h${half}ou${line}5`,
      kind: 'half_total',
      name: `${title}, over/under ${line}.5`,
      rules: `Goals of both sides in this half. ${counts}`,
      choices: overUnder(line, 'goals', (over) =>
        ofHalf(half, (home, away) => home + away > line === over),
      ),
      isDecided: (state) => {
        const [home, away] = goalsIn(state, half);
        return isOver(state) || home + away > line;
      },
    }),
  );
  const bothScore: MarketSpec = {
    id: `h${half}gg`,
    kind: 'half_both_to_score',
    name: `${title}, both teams to score`,
    rules: `Whether each side scores in this half. ${counts}`,
    choices: yesOrNo(
      (isYes) => ofHalf(half, (home, away) => (home > 0 && away > 0) === isYes),
      'Both sides score',
      'Not both sides score',
    ),
    isDecided: (state) => {
      const [home, away] = goalsIn(state, half);
      return isOver(state) || (home > 0 && away > 0);
    },
  };
  return [result, ...totals, bothScore];
}

function halfTimeScore(): MarketSpec {
  const most = 2;
  const named = Array.from({ length: (most + 1) ** 2 }, (_, index) => {
    const [one, two] = [Math.floor(index / (most + 1)), index % (most + 1)];
    const bet = ofHalf(1, (home, away) => home === one && away === two);
    return choice(`${one}-${two}`, `${one}–${two}`, `${one}–${two}`, bet);
  });
  const other = ofHalf(1, (home, away) => home > most || away > most);
  return {
    id: 'h1score',
    kind: 'half_correct_score',
    name: 'First half, correct score',
    rules: `The score at half-time. More than two goals of a side is any other score. ${HALF_TIME}`,
    choices: [...named, choice('other', 'Other', 'Any other score', other)],
    isDecided: ({ atHalf, home, away }) => atHalf !== undefined || home > most || away > most,
  };
}

function bothHalves(names: Names): MarketSpec {
  const sides = { home: ['1', names.home], draw: ['X', 'Draw'], away: ['2', names.away] } as const;
  return {
    id: 'htft',
    kind: 'half_time_full_time',
    name: 'Half-time/full-time',
    rules: `The results at half-time and at the end, both. ${TIME}`,
    choices: HALF_TIME_FULL_TIMES.map((pair) => {
      const [half = 'draw', full = 'draw'] =
        RESULTS.flatMap((one) => RESULTS.map((two) => [one, two] as const)).find(
          ([one, two]) => `${one}-${two}` === pair,
        ) ?? [];
      return choice(
        pair,
        `${sides[half][0]}/${sides[full][0]}`,
        `${sides[half][1]} / ${sides[full][1]}`,
        ofHalves((a, b, c, d) => halfTimeFullTime([a, b], [a + c, b + d]) === pair),
      );
    }),
  };
}

const mostGoals: MarketSpec = {
  id: 'hmg',
  kind: 'half_most_goals',
  name: 'Highest-scoring half',
  rules: `The half with more goals of both sides. ${TIME}`,
  choices: [
    choice(
      'first',
      '1st',
      'First half',
      ofHalves((a, b, c, d) => a + b > c + d),
    ),
    choice(
      'equal',
      'Equal',
      'As many in both',
      ofHalves((a, b, c, d) => a + b === c + d),
    ),
    choice(
      'second',
      '2nd',
      'Second half',
      ofHalves((a, b, c, d) => a + b < c + d),
    ),
  ],
};

function inBothHalves(names: Names): MarketSpec[] {
  return (['home', 'away'] as const).map((side) => ({
    id: `sbh-${side === 'home' ? 'h' : 'a'}`,
    kind: 'half_both_halves',
    name: `${names[side]}, goal in both halves`,
    rules: `Yes wins when this side scores in each half. ${TIME}`,
    choices: yesOrNo(
      (isYes) =>
        ofHalves((a, b, c, d) => (side === 'home' ? a > 0 && c > 0 : b > 0 && d > 0) === isYes),
      `${names[side]} score in both halves`,
      `${names[side]} miss a half`,
    ),
    isDecided: (state) => {
      const at = side === 'home' ? 0 : 1;
      const [first, second] = [goalsIn(state, 1)[at], goalsIn(state, 2)[at]];
      return state.atHalf !== undefined && (first === 0 || second > 0);
    },
  }));
}

export function halfMarkets(names: Names): MarketSpec[] {
  return [
    ...ofOneHalf(names, 1),
    halfTimeScore(),
    bothHalves(names),
    ...ofOneHalf(names, 2),
    mostGoals,
    ...inBothHalves(names),
  ];
}
