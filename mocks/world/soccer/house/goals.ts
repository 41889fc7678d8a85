import { CORRECT_SCORES, correctScore } from '../../../../src/domain/market/soccerResult.ts';
import type { Side, SoccerState } from '../state.ts';
import { firstGoal, lastGoal, ofMatch } from './bets.ts';
import { choice, type MarketSpec, type Names, overUnder, TIME, yesOrNo } from './spec.ts';

const goalsOf = ({ home, away }: SoccerState) => home + away;

export const totalBet = (line: number, isOver: boolean) =>
  ofMatch((home, away) => home + away > line === isOver);

export function total(line: number): MarketSpec {
  return {
    id: `ou${line}5`,
    kind: 'over_under',
    name: `Over/under ${line}.5`,
    rules: `Goals of both sides together, own goals included. ${TIME}`,
    choices: overUnder(line, 'goals', (isOver) => totalBet(line, isOver)),
    isDecided: (state) => goalsOf(state) > line,
  };
}

export const bothScoreBet = (isYes: boolean) =>
  ofMatch((home, away) => (home > 0 && away > 0) === isYes);

export const bothToScore: MarketSpec = {
  id: 'gg',
  kind: 'both_to_score',
  name: 'Both teams to score',
  rules: `GG wins when each side has scored, NG when one has not. ${TIME}`,
  choices: [
    choice('gg', 'GG', 'Both sides score', bothScoreBet(true)),
    choice('ng', 'NG', 'Not both sides score', bothScoreBet(false)),
  ],
  isDecided: ({ home, away }) => home > 0 && away > 0,
};

const ofSide = (side: Side, wins: (own: number, other: number) => boolean) =>
  ofMatch((home, away) => (side === 'home' ? wins(home, away) : wins(away, home)));

function ofTeam(names: Names, side: Side): MarketSpec[] {
  const letter = side === 'home' ? 'h' : 'a';
  const other = side === 'home' ? 'away' : 'home';
  const name = names[side];
  const totals = [0, 1, 2].map(
    (line): MarketSpec => ({
      id: `tt${letter}${line}5`,
      kind: 'team_total',
      name: `${name}, over/under ${line}.5`,
      rules: `Goals of one side. ${TIME}`,
      choices: overUnder(line, `goals of ${name}`, (isOver) =>
        ofSide(side, (own) => own > line === isOver),
      ),
      isDecided: (state) => state[side] > line,
    }),
  );
  return [
    ...totals,
    {
      id: `cs-${letter}`,
      kind: 'clean_sheet',
      name: `${name}, clean sheet`,
      rules: `Yes wins when the other side has not scored. ${TIME}`,
      choices: yesOrNo(
        (isYes) => ofSide(side, (_, against) => (against === 0) === isYes),
        `${name} concede no goal`,
        `${name} concede`,
      ),
      isDecided: (state) => state[other] > 0,
    },
    {
      id: `wtn-${letter}`,
      kind: 'win_to_nil',
      name: `${name}, win to nil`,
      rules: `Yes wins when this side wins and the other has not scored. ${TIME}`,
      choices: yesOrNo(
        (isYes) => ofSide(side, (own, against) => (own > 0 && against === 0) === isYes),
        `${name} win to nil`,
        `${name} do not win to nil`,
      ),
      isDecided: (state) => state[other] > 0,
    },
  ];
}

const MOST_EXACT = 6;

const exactGoals: MarketSpec = {
  id: 'eg',
  kind: 'exact_goals',
  name: 'Exact goals',
  rules: `Goals of both sides together, own goals included. ${TIME}`,
  choices: Array.from({ length: MOST_EXACT + 1 }, (_, goals) => {
    const name = goals === MOST_EXACT ? `${goals}+` : String(goals);
    const label =
      goals === MOST_EXACT
        ? `${goals} goals or more`
        : `${goals} ${goals === 1 ? 'goal' : 'goals'}`;
    const wins = (all: number) => (goals === MOST_EXACT ? all >= goals : all === goals);
    return choice(
      `g${goals}`,
      name,
      label,
      ofMatch((home, away) => wins(home + away)),
    );
  }),
  isDecided: (state) => goalsOf(state) >= MOST_EXACT,
};

const oddEven: MarketSpec = {
  id: 'oe',
  kind: 'odd_even',
  name: 'Odd/even',
  rules: `Whether the goals of both sides together are odd or even; none is even. ${TIME}`,
  choices: [
    choice(
      'odd',
      'Odd',
      'Odd number of goals',
      ofMatch((home, away) => (home + away) % 2 === 1),
    ),
    choice(
      'even',
      'Even',
      'Even number of goals',
      ofMatch((home, away) => (home + away) % 2 === 0),
    ),
  ],
};

function firstAndLast({ home, away }: Names): MarketSpec[] {
  const sides = [
    ['home', '1', home],
    ['nobody', 'None', 'No goal'],
    ['away', '2', away],
  ] as const;
  return [
    {
      id: 'fg',
      kind: 'first_goal',
      name: 'First goal',
      rules: `Which side scores first. ${TIME}`,
      choices: sides.map(([id, name, label]) => choice(id, name, label, firstGoal(id))),
      isDecided: (state) => goalsOf(state) > 0,
    },
    {
      id: 'lg',
      kind: 'last_goal',
      name: 'Last goal',
      rules: `Which side scores last. ${TIME}`,
      choices: sides.map(([id, name, label]) => choice(id, name, label, lastGoal(id))),
    },
  ];
}

const OTHERS: Partial<Record<string, string>> = {
  'other-home': 'Other 1',
  'other-draw': 'Other X',
  'other-away': 'Other 2',
};

/** `2–1`, or `Any other Eko Lanterns win`. */
function scoreName({ home, away }: Names, score: string): string {
  if (score === 'other-draw') return 'Any other draw';
  if (score === 'other-home') return `Any other ${home} win`;
  if (score === 'other-away') return `Any other ${away} win`;
  return score.replace('-', '–');
}

export function correctScores(names: Names): MarketSpec {
  return {
    id: 'score',
    kind: 'correct_score',
    name: 'Correct score',
    rules: `The score at the end. More than three goals of a side is any other win or draw. ${TIME}`,
    choices: CORRECT_SCORES.map((score) =>
      choice(
        score,
        OTHERS[score] ?? scoreName(names, score),
        scoreName(names, score),
        ofMatch((home, away) => correctScore([home, away]) === score),
      ),
    ),
  };
}

export function goalMarkets(names: Names): MarketSpec[] {
  return [
    exactGoals,
    oddEven,
    ...firstAndLast(names),
    ...ofTeam(names, 'home'),
    ...ofTeam(names, 'away'),
  ];
}
