import type { LegResult } from '../../../src/contract/betting/coupon.ts';
import type { Beat } from '../beats.ts';
import type { Fixture } from '../fixtures.ts';
import type { CouponChoice, CouponPlan } from '../markets/couponPlan.ts';
import { LISTED_AHEAD_MS } from '../prices/ticks.ts';
import { bothScoreChances, goalsChances, resultChances } from './chances.ts';
import type { SoccerPlay, SoccerState } from './state.ts';

const GOAL_LINES = [2, 1, 3];
const EVERY_TICKS = 8;
const TIME =
  'Settled on 90 minutes and stoppage time. When a match is abandoned, every leg not decided is void.';

type Chances = (state: SoccerState) => number[];
type Choice = [selectionId: string, name: string, label: string, isWon: boolean | 'void'];

function choices(rows: readonly Choice[]): CouponChoice[] {
  return rows.map(([selectionId, name, label, isWon]) => {
    const result: LegResult = isWon === 'void' ? 'void' : isWon ? 'won' : 'lost';
    return { selectionId, name, label, result };
  });
}

/** The house's markets on a match, from the same goals as the exchange's. */
export function soccerCoupons(
  { gameId, home, away, startsAt }: Fixture,
  { states, endsAt }: SoccerPlay,
  beats: readonly Beat[],
): CouponPlan[] {
  const [first, last] = [states[0], states.at(-1)];
  if (!first || !last) return [];
  const lead = last.home - last.away;
  const frame = (id: string, chances: Chances, decides?: (state: SoccerState) => boolean) => ({
    marketId: `${gameId}:f-${id}`,
    listedAt: startsAt - LISTED_AHEAD_MS,
    opensAt: startsAt - LISTED_AHEAD_MS,
    closesAt: (decides && states.find(decides)?.at) ?? endsAt,
    beats,
    everyTicks: EVERY_TICKS,
    chances: (index: number) => {
      const state = states[index];
      return state ? chances(state) : [];
    },
  });

  const winner: CouponPlan = {
    ...frame('1x2', resultChances),
    kind: 'winner',
    name: '1X2',
    rules: `Which side leads at the end, or a draw. ${TIME}`,
    selections: choices([
      ['home', '1', home, lead > 0],
      ['draw', 'X', 'Draw', lead === 0],
      ['away', '2', away, lead < 0],
    ]),
  };
  const doubleChance: CouponPlan = {
    ...frame('dc', (state) => {
      const [one = 0, draw = 0, two = 0] = resultChances(state);
      return [one + draw, one + two, draw + two];
    }),
    kind: 'double_chance',
    name: 'Double chance',
    rules: `Two of the three results win. ${TIME}`,
    selections: choices([
      ['1x', '1X', `${home} or draw`, lead >= 0],
      ['12', '12', `${home} or ${away}`, lead !== 0],
      ['x2', 'X2', `${away} or draw`, lead <= 0],
    ]),
  };
  const goals = (line: number): CouponPlan => {
    const isOver = (state: SoccerState) => state.home + state.away > line;
    return {
      ...frame(`ou${line}5`, (state) => goalsChances(state, line).toReversed(), isOver),
      kind: 'over_under',
      name: `Over/under ${line}.5`,
      rules: `Goals of both sides together, own goals included. ${TIME}`,
      selections: choices([
        ['over', `O${line}.5`, `Over ${line}.5 goals`, isOver(last)],
        ['under', `U${line}.5`, `Under ${line}.5 goals`, !isOver(last)],
      ]),
    };
  };
  const haveBothScored = (state: SoccerState) => state.home > 0 && state.away > 0;
  const bothToScore: CouponPlan = {
    ...frame('gg', bothScoreChances, haveBothScored),
    kind: 'both_to_score',
    name: 'Both to score',
    rules: `GG wins when each side has scored, NG when one has not. ${TIME}`,
    selections: choices([
      ['gg', 'GG', 'Both sides score', haveBothScored(last)],
      ['ng', 'NG', 'Not both sides score', !haveBothScored(last)],
    ]),
  };
  const drawNoBet: CouponPlan = {
    ...frame('dnb', (state) => {
      const [one = 0, , two = 0] = resultChances(state);
      return [one / (one + two), two / (one + two)];
    }),
    kind: 'draw_no_bet',
    name: 'Draw no bet',
    rules: `Which side leads at the end; void when nobody does. ${TIME}`,
    selections: choices([
      ['home', '1 DNB', `${home}, void if drawn`, lead === 0 ? 'void' : lead > 0],
      ['away', '2 DNB', `${away}, void if drawn`, lead === 0 ? 'void' : lead < 0],
    ]),
    voidReason: 'The match was drawn',
  };
  // The stronger side gives the other a one-goal start.
  const start = first.homeToCome >= first.awayToCome ? -1 : 1;
  const signed = (goal: number) => (goal > 0 ? `+${goal}` : `−${-goal}`);
  const handicap: CouponPlan = {
    ...frame('hc', (state) => resultChances({ ...state, home: state.home + start })),
    kind: 'handicap',
    name: `Handicap ${start > 0 ? '1:0' : '0:1'}`,
    rules: `The result with the goal that one side is given before it begins. ${TIME}`,
    selections: choices([
      ['home', `1 (${signed(start)})`, `${home} ${signed(start)}`, lead + start > 0],
      ['draw', 'X (H)', `Draw with ${home} ${signed(start)}`, lead + start === 0],
      ['away', `2 (${signed(-start)})`, `${away} ${signed(-start)}`, lead + start < 0],
    ]),
  };
  const [main, ...others] = GOAL_LINES.map(goals);
  return [
    winner,
    doubleChance,
    ...(main ? [main] : []),
    bothToScore,
    drawNoBet,
    handicap,
    ...others,
  ];
}
