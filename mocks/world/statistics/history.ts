import type { SportId } from '../../../src/contract/betting/market.ts';
import { remembered } from '../../engine/remembered.ts';
import { bracketOf, KNOCK_OUTS, LEAGUES } from '../calendar/days.ts';
import type { Bracket, KnockOut } from '../calendar/knockOut.ts';
import { type League, leagueTiesUntil, seasonDays } from '../calendar/league.ts';
import { type Season, type Seasons, seasonBefore, seasonOn } from '../calendar/season.ts';
import { type Finished, finish } from '../finished.ts';
import type { Tie } from '../fixtures.ts';

/** A match that is over. */
export interface Played {
  tie: Tie;
  end: Finished;
}

const DAY_MS = 24 * 3_600_000;
/** How far back a player's last matches are looked for, who is not drawn for each event and may lose at once. */
const EVENTS = 16;
/** A player's last matches of a tour, of which the last five of all are some. */
const MATCHES = 5;
const SEASONS = 2;
const ROUNDS = 5;

const seasonTies = remembered<Tie[]>(60);
const ends = new WeakMap<Tie, Finished>();

/** How a match ended, worked out once. */
export function endOf(tie: Tie): Finished {
  const known = ends.get(tie) ?? finish(tie);
  ends.set(tie, known);
  return known;
}

/** All matches of a season of a league. */
export function tiesOf(seedKey: number, league: League, season: Season): Tie[] {
  return seasonTies(`${seedKey} ${league.id} ${season.firstDay}`, () =>
    leagueTiesUntil(seedKey, league, season, season.firstDay + seasonDays(league)),
  );
}

/** The seasons that began by an instant, the newest first. */
function seasonsBy(seasons: Seasons, days: number, at: number, most: number): Season[] {
  const found: Season[] = [];
  let next = { name: '', place: 0, firstDay: Math.floor(at / DAY_MS) + 2 };
  while (found.length < most) {
    const before = seasonBefore(seasons, days, next);
    if (!before) break;
    found.push(before);
    next = before;
  }
  return found;
}

/** The matches of a side in an event, as far as it got by an instant. */
function tiesInBracket(bracket: Bracket, side: string, at: number): Tie[] {
  const ties: Tie[] = [];
  let turn = Array.from({ length: 16 }, (_, index) => index).find((index) =>
    isOf(bracket.tie(0, index), side),
  );
  for (let round = 0; round < ROUNDS && turn !== undefined; round++) {
    const tie = bracket.tie(round, turn);
    if (!isOf(tie, side) || tie.startsAt > at) break;
    ties.push(tie);
    turn = Math.floor(turn / 2);
    // The next round is not drawn before this match is over.
    if (endOf(tie).endsAt > at || tie[endOf(tie).through ?? 'home'] !== side) break;
  }
  return ties;
}

export function isOf({ home, away }: Tie, side: string): boolean {
  return home === side || away === side;
}

function tiesOfSide(seedKey: number, sportId: SportId, side: string, at: number): Tie[] {
  const leagues = LEAGUES.filter((one) => one.sportId === sportId && one.sides.includes(side));
  const knockOuts = KNOCK_OUTS.filter(
    (one) => one.sportId === sportId && one.entrants.includes(side),
  );
  return [
    ...leagues.flatMap((league) =>
      seasonsBy(league.seasons, seasonDays(league), at, SEASONS)
        .flatMap((season) => tiesOf(seedKey, league, season))
        .filter((tie) => isOf(tie, side)),
    ),
    ...knockOuts.flatMap((knockOut) => tiesInEvents(seedKey, knockOut, side, at)),
  ];
}

function tiesInEvents(seedKey: number, knockOut: KnockOut, side: string, at: number): Tie[] {
  const { seasons, days, tour } = knockOut;
  const ties: Tie[] = [];
  for (const { firstDay } of seasonsBy(seasons, days, at, tour ? EVENTS : SEASONS)) {
    ties.push(...tiesInBracket(bracketOf(seedKey, knockOut, firstDay), side, at));
    // One may still be going on.
    if (tour && ties.filter((tie) => tie.startsAt < at).length > MATCHES) break;
  }
  return ties;
}

/** The matches of a side that were over by an instant, newest first, each played when it is asked for. */
export function* playedBy(
  seedKey: number,
  sportId: SportId,
  side: string,
  at: number,
): Generator<Played, void> {
  const ties = tiesOfSide(seedKey, sportId, side, at)
    .filter(({ startsAt }) => startsAt < at)
    .sort((one, other) => other.startsAt - one.startsAt);
  for (const tie of ties) {
    const end = endOf(tie);
    if (end.endsAt <= at) yield { tie, end };
  }
}

/** The league of a match and its season; undefined in a knock-out. */
export function leagueOf(tie: Tie): { league: League; season: Season } | undefined {
  const league = LEAGUES.find(({ id }) => id === tie.competition.id);
  const season = league && seasonOn(league.seasons, seasonDays(league), tie.season);
  return season && { league, season };
}
