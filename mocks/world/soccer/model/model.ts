import type { LegResult } from '../../../../src/contract/betting/coupon.ts';
import type { Fixture } from '../../fixtures.ts';
import { elevenOf, type Player } from '../eleven.ts';
import { expectedCounts, FIRST_HALF } from '../expectedCounts.ts';
import { goalsExpected, RED_CARDS } from '../play.ts';
import type { Side, SoccerState } from '../state.ts';
import type { Bet, Counts, Verdict } from './bet.ts';
import { CELL, type Cells, cellsOf } from './cells.ts';
import { type Scoring, type Shares, scoringOf, sharesOf } from './scoring.ts';

/** One match as bettors see it: every price and every result of it comes from here. */
export interface Model {
  elevens: Record<Side, readonly Player[]>;
  /** Each bet's chance to win if it is not void. */
  chances(bets: readonly Bet[], state: SoccerState): number[];
  /** The chance that all of them win; none may be one that can be void. */
  allChance(bets: readonly Bet[], state: SoccerState): number;
  /** What is already certain of a bet, however the match goes on. */
  resultOf(bet: Bet, state: SoccerState): LegResult | undefined;
}

type About = Bet['about'];
type Span = Bet['span'];

export function createModel(fixture: Fixture): Model {
  const expected = expectedCounts(fixture, goalsExpected(fixture));
  const elevens = { home: elevenOf(fixture.home, 'home'), away: elevenOf(fixture.away, 'away') };
  // A page asks for all markets of one state, so what was worked out for the last one is kept.
  let kept: { state?: SoccerState; cells: Map<string, Cells>; shares?: Shares } = {
    cells: new Map(),
  };
  const keptFor = (state: SoccerState) => {
    if (kept.state !== state) kept = { state, cells: new Map(), shares: sharesOf(elevens, state) };
    return kept;
  };
  const weigh = (bets: readonly Bet[], state: SoccerState): { won: number; isVoid: number } => {
    const [about, span] = [bets[0]?.about ?? 'goals', spanOf(bets)];
    const { cells, shares } = keptFor(state);
    const name = `${about} ${span}`;
    const known = inSpan(knownOf(about, state), span);
    const outcomes =
      cells.get(name) ?? cellsOf(known, inSpan(toComeOf(about, state, expected), span));
    cells.set(name, outcomes);
    return weighed(
      bets,
      outcomes,
      known,
      scoringOf(bets, state, shares ?? sharesOf(elevens, state)),
    );
  };

  const chances = (bets: readonly Bet[], state: SoccerState) =>
    bets.map((bet) => {
      const { won, isVoid } = weigh([bet], state);
      return isVoid < 1 ? won / (1 - isVoid) : 0;
    });

  return {
    elevens,
    chances,
    allChance: (bets, state) =>
      ABOUTS.reduce((product, about) => {
        const some = bets.filter((bet) => bet.about === about);
        if (some.length === 0) return product;
        return product * weigh(some, state).won;
      }, 1),
    resultOf(bet, state) {
      // Of what is still to come all that matters is that it may come.
      const known = inSpan(knownOf(bet.about, state), bet.span);
      const [a, b, c, d] = inSpan(toComeOf(bet.about, state, expected), bet.span);
      const open = cellsOf(known, [Math.sign(a), Math.sign(b), Math.sign(c), Math.sign(d)]);
      const scoring = scoringOf([bet], state, sharesOf(elevens, state));
      const { won, isVoid } = weighed([bet], open, known, scoring);
      if (isVoid > SURE) return 'void';
      if (won > SURE) return 'won';
      return won === 0 && isVoid === 0 ? 'lost' : undefined;
    },
  };
}

const ABOUTS: readonly About[] = ['goals', 'corners', 'cards'];
const SURE = 1 - 1e-9;

function weighed(
  bets: readonly Bet[],
  cells: Cells,
  known: Counts,
  scoring: Scoring | undefined,
): { won: number; isVoid: number } {
  const [one, two, three, four] = known;
  let won = 0;
  let isVoid = 0;
  for (let at = 0; at < cells.length; at += CELL) {
    const a = cells[at] ?? 0;
    const b = cells[at + 1] ?? 0;
    const c = cells[at + 2] ?? 0;
    const d = cells[at + 3] ?? 0;
    const verdict = verdictOf(bets, a, b, c, d);
    if (verdict === false) continue;
    const chance = cells[at + CELL - 1] ?? 0;
    if (verdict === 'void') isVoid += chance;
    else won += scoring ? chance * scoring.chance([a - one, b - two, c - three, d - four]) : chance;
  }
  return { won, isVoid };
}

/** What bets look at together: all, where one looks at something else than another. */
function spanOf(bets: readonly Bet[]): Span {
  const [first, ...others] = new Set(bets.map(({ span }) => span));
  return others.length === 0 ? (first ?? 'all') : 'all';
}

/** The counts, or their means, as far as a span needs them. Sums of what is independent are as the parts are. */
function inSpan([a, b, c, d]: Counts, span: Span): Counts {
  if (span === 'match') return [a + c, b + d, 0, 0];
  if (span === 'first') return [a, b, 0, 0];
  return span === 'second' ? [0, 0, c, d] : [a, b, c, d];
}

function verdictOf(bets: readonly Bet[], a: number, b: number, c: number, d: number): Verdict {
  let verdict: Verdict = true;
  for (const { wins } of bets) {
    const one = wins?.(a, b, c, d) ?? true;
    if (one === false) return false;
    if (one === 'void') verdict = 'void';
  }
  return verdict;
}

function knownOf(about: About, state: SoccerState): Counts {
  if (about === 'cards') return [...state.yellowCards, ...state.redCards];
  const now = about === 'goals' ? ([state.home, state.away] as const) : state.corners;
  const half = about === 'goals' ? state.atHalf : state.cornersAtHalf;
  return half ? [...half, now[0] - half[0], now[1] - half[1]] : [...now, 0, 0];
}

function toComeOf(
  about: About,
  { homeToHalf, awayToHalf, homeToCome, awayToCome, left }: SoccerState,
  { corners, yellowCards }: ReturnType<typeof expectedCounts>,
): Counts {
  const [first, second] = left;
  if (about === 'goals') {
    return [homeToHalf, awayToHalf, homeToCome - homeToHalf, awayToCome - awayToHalf];
  }
  if (about === 'corners') {
    const [one, two] = [first * FIRST_HALF.corners, second * (1 - FIRST_HALF.corners)];
    return [corners[0] * one, corners[1] * one, corners[0] * two, corners[1] * two];
  }
  const part = first * FIRST_HALF.yellowCards + second * (1 - FIRST_HALF.yellowCards);
  const red = (RED_CARDS * (first + second)) / 2;
  return [yellowCards[0] * part, yellowCards[1] * part, red, red];
}
