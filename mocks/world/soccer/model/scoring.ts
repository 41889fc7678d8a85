import type { Player } from '../eleven.ts';
import type { Side, SoccerState } from '../state.ts';
import type { Bet, Counts } from './bet.ts';

/** How the goals still to come are shared between a side's players; nothing for those sent off. */
export type Shares = Record<Side, ReadonlyMap<string, number>>;

export function sharesOf(
  elevens: Record<Side, readonly Player[]>,
  { sentOff }: Pick<SoccerState, 'sentOff'>,
): Shares {
  const of = (eleven: readonly Player[]) => {
    const on = eleven.filter(({ playerId }) => !sentOff.includes(playerId));
    const all = on.reduce((sum, { goalShare }) => sum + goalShare, 0);
    return new Map(on.map(({ playerId, goalShare }) => [playerId, goalShare / all]));
  };
  return { home: of(elevens.home), away: of(elevens.away) };
}

/** The chance that every one of these players scores at least one of so many goals of their side. */
function allScore(shares: readonly number[]): (goals: number) => number {
  if (shares.length === 0) return () => 1;
  const known: number[] = [];
  return (goals) => {
    const kept = known[goals];
    if (kept !== undefined) return kept;
    let chance = 0;
    // Inclusion and exclusion over the players who miss.
    for (let set = 0; set < 1 << shares.length; set++) {
      let missed = 0;
      let sign = 1;
      shares.forEach((share, index) => {
        if (!(set & (1 << index))) return;
        missed += share;
        sign = -sign;
      });
      chance += sign * Math.max(0, 1 - missed) ** goals;
    }
    if (goals >= 0) known[goals] = Math.max(0, chance);
    return Math.max(0, chance);
  };
}

type Scored = Pick<SoccerState, 'scorers'>;

/** The order of goals and their scorers, once the goals of each side are given. */
export interface Scoring {
  /** The chance of it, if these are the goals still to come. */
  chance(toCome: Counts): number;
}

/** What bets ask of the order of goals and of their scorers; undefined when they ask nothing. */
export function scoringOf(
  bets: readonly Bet[],
  { scorers }: Scored,
  shares: Shares,
): Scoring | undefined {
  const firsts = new Set(bets.flatMap(({ first }) => first ?? []));
  const nexts = new Set(bets.flatMap(({ next }) => next ?? []));
  const lasts = new Set(bets.flatMap(({ last }) => last ?? []));
  const firstScorers = new Set(bets.flatMap(({ firstScorer }) => firstScorer ?? []));
  const wanted = new Set(bets.flatMap(({ scorer }) => scorer ?? []));
  if (firsts.size + nexts.size + lasts.size + firstScorers.size + wanted.size === 0)
    return undefined;
  const never: Scoring = { chance: () => 0 };
  if (firstScorers.size > 1) return never;

  const [opener] = firstScorers;
  if (opener !== undefined) firsts.add(opener === 'nobody' ? 'nobody' : sideOf(opener));
  const [begun] = scorers;
  const isOpen = begun === undefined;
  // Before the first goal, the next one is the first.
  if (isOpen) for (const next of nexts) firsts.add(next);
  if (firsts.size > 1 || lasts.size > 1 || nexts.size > 1) return never;
  const [first] = firsts;
  const [next] = isOpen ? firsts : nexts;
  const [last] = lasts;
  // What has happened already is not open any more.
  if (begun && first !== undefined && first !== begun.team) return never;
  if (begun && opener !== undefined && opener !== begun.playerId) return never;
  const drawsOpener = isOpen && opener !== undefined && opener !== 'nobody' ? opener : undefined;
  const openers =
    drawsOpener === undefined ? 1 : (shares[sideOf(drawsOpener)].get(drawsOpener) ?? 0);
  const missing = [...wanted].filter(
    (id) => id !== drawsOpener && !scorers.some(({ playerId }) => playerId === id),
  );
  const missingOf = (side: Side) =>
    missing.filter((id) => sideOf(id) === side).map((id) => shares[side].get(id) ?? 0);
  const [homes, aways] = [allScore(missingOf('home')), allScore(missingOf('away'))];
  const taken = (side: Side) => (drawsOpener !== undefined && sideOf(drawsOpener) === side ? 1 : 0);

  return {
    chance([home1, away1, home2, away2]) {
      const order = orderChance([home1, away1, home2, away2], next, last, scorers.at(-1)?.team);
      if (order === 0) return 0;
      return (
        order *
        openers *
        homes(home1 + home2 - taken('home')) *
        aways(away1 + away2 - taken('away'))
      );
    },
  };
}

function sideOf(playerId: string): Side {
  return playerId.startsWith('h') ? 'home' : 'away';
}

type Ends = Side | 'nobody' | undefined;

/** The chance that these goals to come begin and end with these sides: within a half every order is alike. */
function orderChance(
  [home1, away1, home2, away2]: Counts,
  first: Ends,
  last: Ends,
  lastSoFar: Side | undefined,
): number {
  const halves = [
    { home: home1, away: away1, all: home1 + away1 },
    { home: home2, away: away2, all: home2 + away2 },
  ].filter(({ all }) => all > 0);
  const [one, two] = halves;
  if (!one) {
    const isLast = last === undefined || last === (lastSoFar ?? 'nobody');
    return isLast && (first === undefined || first === 'nobody') ? 1 : 0;
  }
  if (first === 'nobody' || last === 'nobody') return 0;
  const begins = first === undefined ? 1 : one[first] / one.all;
  if (last === undefined) return begins;
  if (two) return begins * (two[last] / two.all);
  if (first === undefined) return one[last] / one.all;
  if (one.all === 1) return first === last ? begins : 0;
  return begins * ((one[last] - (first === last ? 1 : 0)) / (one.all - 1));
}
