import type { MatchStatistics, PlayedMatch } from '../../../src/contract/betting/statistics.ts';
import { KEEPER, lineup } from '../cricket/lineup.ts';
import type { Fixture } from '../fixtures.ts';
import type { Game } from '../game.ts';
import { elevenOf } from '../soccer/eleven.ts';
import { endOf, isOf, leagueOf, type Played, playedBy, tiesOf } from './history.ts';
import { tableOf } from './table.ts';

const FORM = 5;
const MEETINGS = 5;
const LINEUPS_AHEAD_MS = 3_600_000;
const FIRST_BOWLER = 5;

/** Works out, match by match, all that the statistics of a match need, so that nobody else has to wait. */
export function* prepareStatistics(
  seedKey: number,
  fixture: Fixture | undefined,
  at: number,
): Generator<void, void> {
  if (!fixture) return;
  for (const tie of leagueMatches(seedKey, fixture, at)) {
    endOf(tie);
    yield;
  }
  for (const side of [fixture.home, fixture.away]) {
    for (const _ of playedBy(seedKey, fixture.sportId, side, at)) yield;
  }
}

/** What is known of a match's two sides at an instant. Depends only on the seed and the instant. */
export function statisticsAt(
  seedKey: number,
  game: Game | undefined,
  at: number,
): MatchStatistics | undefined {
  if (!game || at < game.fixture.knownAt) return undefined;
  const { fixture } = game;
  const { sportId, home, away } = fixture;
  const ofHome = [...playedBy(seedKey, sportId, home, at)];
  const meetings = ofHome.filter(({ tie }) => isOf(tie, away)).slice(0, MEETINGS);
  const form = (played: Iterable<Played>) => [...first(FORM, played)].map(shown);
  const table = tableAt(seedKey, fixture, at);
  const lineups = at >= fixture.startsAt - LINEUPS_AHEAD_MS && lineupsOf(fixture);
  const figures = at >= fixture.startsAt ? game.figuresAt?.(at) : undefined;
  return {
    stage: fixture.stage,
    form: { home: form(ofHome), away: form(playedBy(seedKey, sportId, away, at)) },
    meetings: meetings.map(shown),
    ...(table && { table }),
    ...(lineups && { lineups }),
    ...(figures && {
      live: {
        possession: [...figures.possession],
        shots: [...figures.shots],
        shotsOnTarget: [...figures.shotsOnTarget],
        corners: [...figures.corners],
        fouls: [...figures.fouls],
        offsides: [...figures.offsides],
        yellowCards: [...figures.yellowCards],
        redCards: [...figures.redCards],
      },
    }),
  };
}

/** The matches of a fixture's league and season that began before an instant. */
function leagueMatches(seedKey: number, fixture: Fixture, at: number) {
  const found = leagueOf(fixture);
  const ties = found ? tiesOf(seedKey, found.league, found.season) : [];
  return ties.filter(({ startsAt }) => startsAt < at);
}

function tableAt(seedKey: number, fixture: Fixture, at: number) {
  const found = leagueOf(fixture);
  if (!found) return undefined;
  const played = leagueMatches(seedKey, fixture, at)
    .map((tie) => ({ tie, end: endOf(tie) }))
    .filter(({ end }) => end.endsAt <= at);
  return tableOf(fixture.sportId, found.league.sides, played);
}

function* first<Entry>(most: number, entries: Iterable<Entry>): Generator<Entry, void> {
  let count = 0;
  for (const entry of entries) {
    yield entry;
    count += 1;
    if (count === most) return;
  }
}

function shown({ tie, end }: Played): PlayedMatch {
  return {
    startsAt: tie.startsAt,
    competition: tie.competition.name,
    home: tie.home,
    away: tie.away,
    score: end.score,
    ...(end.note && { note: end.note }),
    winner: end.winner ?? 'none',
  };
}

function lineupsOf({ sportId, home, away }: Fixture): MatchStatistics['lineups'] {
  if (sportId === 2) return undefined;
  if (sportId === 4) return { home: cricketers(home), away: cricketers(away) };
  const players = (side: string, team: 'home' | 'away') =>
    elevenOf(side, team).map(({ name, position }) => ({ name, role: position }));
  return { home: players(home, 'home'), away: players(away, 'away') };
}

function cricketers(side: string) {
  return lineup(side).map((name, index) => ({
    name,
    role: index === KEEPER ? 'wicketkeeper' : index < FIRST_BOWLER ? 'batter' : 'bowler',
  }));
}
