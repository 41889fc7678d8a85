import type { CouponMarketKind } from '../../../../src/contract/betting/coupon.ts';
import { leaderOf, type MatchResult } from '../../../../src/domain/market/soccerResult.ts';
import type { Pair, SoccerState } from '../state.ts';
import { ofHalf, ofMatch } from './bets.ts';
import {
  choice,
  HALF_TIME,
  type MarketSpec,
  type Names,
  overUnder,
  TIME,
  yesOrNo,
} from './spec.ts';

/** What a side counts beside goals, and how its markets are named. */
interface Counted {
  about: 'corners' | 'cards';
  letter: 'c' | 'k';
  /** At the beginning of a sentence. */
  title: string;
  of(state: SoccerState): Pair;
  rules: string;
}

const CORNERS: Counted = {
  about: 'corners',
  letter: 'c',
  title: 'Corners',
  of: ({ corners }) => corners,
  rules: 'Corners that were taken.',
};
const CARDS: Counted = {
  about: 'cards',
  letter: 'k',
  title: 'Cards',
  of: ({ yellowCards, redCards }) => [yellowCards[0] + redCards[0], yellowCards[1] + redCards[1]],
  rules: 'Yellow and red cards of players on the pitch, each counts one.',
};

type Kinds = Record<'total' | 'result' | 'team', CouponMarketKind>;

function countMarkets(
  names: Names,
  { about, letter, title, of, rules }: Counted,
  kinds: Kinds,
  lines: { total: readonly number[]; team: readonly number[] },
): MarketSpec[] {
  const results = [
    ['home', '1', `More for ${names.home}`],
    ['draw', 'X', 'As many for both'],
    ['away', '2', `More for ${names.away}`],
  ] satisfies [MatchResult, string, string][];
  return [
    ...lines.total.map(
      (line): MarketSpec => ({
        id: `${letter}ou${line}5`,
        kind: kinds.total,
        name: `${title}, over/under ${line}.5`,
        rules: `${rules} Both sides together. ${TIME}`,
        choices: overUnder(line, about, (isOver) =>
          ofMatch((home, away) => home + away > line === isOver, about),
        ),
        isDecided: (state) => of(state)[0] + of(state)[1] > line,
      }),
    ),
    {
      id: `${letter}1x2`,
      kind: kinds.result,
      name: `Most ${about}`,
      rules: `${rules} Which side has more. ${TIME}`,
      choices: results.map(([id, name, label]) =>
        choice(
          id,
          name,
          label,
          ofMatch((home, away) => leaderOf([home, away]) === id, about),
        ),
      ),
    },
    ...(['home', 'away'] as const).flatMap((side, at) =>
      lines.team.map(
        (line): MarketSpec => ({
          id: `${letter}t${side.charAt(0)}${line}5`,
          kind: kinds.team,
          name: `${names[side]}, ${about} over/under ${line}.5`,
          rules: `${rules} One side. ${TIME}`,
          choices: overUnder(line, `${about} of ${names[side]}`, (isOver) =>
            ofMatch((home, away) => (at === 0 ? home : away) > line === isOver, about),
          ),
          isDecided: (state) => (of(state)[at] ?? 0) > line,
        }),
      ),
    ),
  ];
}

export function cornerMarkets(names: Names): MarketSpec[] {
  const kinds = { total: 'corners_total', result: 'corners_result', team: 'team_corners' } as const;
  const line = 4;
  const inFirstHalf = ({ corners, cornersAtHalf }: SoccerState) => cornersAtHalf ?? corners;
  return [
    ...countMarkets(names, CORNERS, kinds, { total: [7, 8, 9, 10, 11], team: [3, 4, 5] }),
    {
      id: `h1cou${line}5`,
      kind: 'half_corners',
      name: `First half, corners over/under ${line}.5`,
      rules: `${CORNERS.rules} ${HALF_TIME}`,
      choices: overUnder(line, 'corners', (isOver) =>
        ofHalf(1, (home, away) => home + away > line === isOver, 'corners'),
      ),
      isDecided: (state) => {
        const [home, away] = inFirstHalf(state);
        return state.cornersAtHalf !== undefined || home + away > line;
      },
    },
    {
      id: 'coe',
      kind: 'corners_odd_even',
      name: 'Corners, odd/even',
      rules: `${CORNERS.rules} Both sides together. ${TIME}`,
      choices: (['odd', 'even'] as const).map((id) =>
        choice(
          id,
          id === 'odd' ? 'Odd' : 'Even',
          id === 'odd' ? 'Odd number of corners' : 'Even number of corners',
          ofMatch((home, away) => ((home + away) % 2 === 1) === (id === 'odd'), 'corners'),
        ),
      ),
    },
  ];
}

export function cardMarkets(names: Names): MarketSpec[] {
  const kinds = { total: 'cards_total', result: 'cards_result', team: 'team_cards' } as const;
  return [
    ...countMarkets(names, CARDS, kinds, { total: [2, 3, 4, 5], team: [1, 2] }),
    {
      id: 'red',
      kind: 'sent_off',
      name: 'A player is sent off',
      rules: `A red card of a player on the pitch. ${TIME}`,
      choices: yesOrNo(
        (isYes) => ofHalf(2, (home, away) => home + away > 0 === isYes, 'cards'),
        'A player is sent off',
        'Nobody is sent off',
      ),
      isDecided: ({ redCards }) => redCards[0] + redCards[1] > 0,
    },
  ];
}
