import { leaderOf, type MatchResult } from '../../../../src/domain/market/soccerResult.ts';
import { ofMatch } from './bets.ts';
import { choice, type MarketSpec, type Names, signed, TIME } from './spec.ts';

const resultBet = (result: MatchResult) =>
  ofMatch((home, away) => leaderOf([home, away]) === result);

export function winner({ home, away }: Names): MarketSpec {
  return {
    id: '1x2',
    kind: 'winner',
    name: '1X2',
    rules: `Which side leads at the end, or a draw. ${TIME}`,
    choices: [
      choice('home', '1', home, resultBet('home')),
      choice('draw', 'X', 'Draw', resultBet('draw')),
      choice('away', '2', away, resultBet('away')),
    ],
  };
}

const DOUBLE_CHANCES = [
  ['1x', '1X', 'away'],
  ['12', '12', 'draw'],
  ['x2', 'X2', 'home'],
] as const;

/** `Eko Lanterns or draw`, by the result that loses. */
function doubleName({ home, away }: Names, loses: MatchResult): string {
  return loses === 'away'
    ? `${home} or draw`
    : loses === 'draw'
      ? `${home} or ${away}`
      : `${away} or draw`;
}

const doubleBet = (loses: MatchResult) => ofMatch((home, away) => leaderOf([home, away]) !== loses);

export function doubleChance(names: Names): MarketSpec {
  return {
    id: 'dc',
    kind: 'double_chance',
    name: 'Double chance',
    rules: `Two of the three results win. ${TIME}`,
    choices: DOUBLE_CHANCES.map(([id, name, loses]) =>
      choice(id, name, doubleName(names, loses), doubleBet(loses)),
    ),
  };
}

export function drawNoBet({ home, away }: Names): MarketSpec {
  return {
    id: 'dnb',
    kind: 'draw_no_bet',
    name: 'Draw no bet',
    rules: `Which side leads at the end; void when nobody does. ${TIME}`,
    choices: [
      choice(
        'home',
        '1 DNB',
        `${home}, void if drawn`,
        ofMatch((one, two) => (one === two ? 'void' : one > two)),
      ),
      choice(
        'away',
        '2 DNB',
        `${away}, void if drawn`,
        ofMatch((one, two) => (one === two ? 'void' : one < two)),
      ),
    ],
    voidReason: 'The match was drawn',
  };
}

/** Three results after so many goals for home. */
export function handicap({ home, away }: Names, start: number, id: string): MarketSpec {
  const bet = (result: MatchResult) =>
    ofMatch((one, two) => leaderOf([one, two], start) === result);
  return {
    id,
    kind: 'handicap',
    name: `Handicap ${start > 0 ? `${start}:0` : `0:${-start}`}`,
    rules: `The result with the goals that one side is given before it begins. ${TIME}`,
    choices: [
      choice('home', `1 (${signed(start)})`, `${home} ${signed(start)}`, bet('home')),
      choice('draw', 'X (H)', `Draw with ${home} ${signed(start)}`, bet('draw')),
      choice('away', `2 (${signed(-start)})`, `${away} ${signed(-start)}`, bet('away')),
    ],
  };
}

/** Two results after so many goals, or goals and a half, for home. A whole line that ends level is void. */
function asianHandicap({ home, away }: Names, start: number): MarketSpec {
  const bet = (side: 1 | -1) =>
    ofMatch((one, two) => {
      const lead = (one + start - two) * side;
      return lead === 0 ? 'void' : lead > 0;
    });
  return {
    id: `ah-${start > 0 ? 'p' : 'm'}${String(Math.abs(start)).replace('.', '')}`,
    kind: 'asian_handicap',
    name: `Asian handicap ${signed(start)}`,
    rules: `The goals that one side is given count from the start, also in play. Level after a whole line is void. ${TIME}`,
    choices: [
      choice('home', `1 (${signed(start)})`, `${home} ${signed(start)}`, bet(1)),
      choice('away', `2 (${signed(-start)})`, `${away} ${signed(-start)}`, bet(-1)),
    ],
    ...(Number.isInteger(start) && { voidReason: 'Level with the handicap' }),
  };
}

/** The goals of a start may be given to either side; the stronger one gives the first. */
export function handicaps(names: Names, start: 1 | -1): MarketSpec[] {
  return [
    handicap(names, -start, 'hc-1'),
    handicap(names, 2 * start, 'hc-2'),
    ...[0.5, 1, 1.5].map((goals) => asianHandicap(names, goals * start)),
    ...[0.5, 1, 1.5].map((goals) => asianHandicap(names, -goals * start)),
  ];
}
