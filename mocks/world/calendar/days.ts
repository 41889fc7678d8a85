import type { SportId } from '../../../src/contract/betting/market.ts';
import { lagosIsoDate, startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import { remembered } from '../../engine/remembered.ts';
import { type Fixture, sportOf, type Tie } from '../fixtures.ts';
import { FIFTY_OVERS, TWENTY_OVERS } from './cricket.ts';
import { type Bracket, bracketTies, createBracket, eventOn, type KnockOut } from './knockOut.ts';
import { type League, leagueTies } from './league.ts';
import { SOCCER_CUPS, SOCCER_LEAGUES, YOUTH_LEAGUES } from './soccer.ts';
import { CLUB_LEAGUES, TOURS } from './tennis.ts';

const DAY_MS = 24 * 3_600_000;
const LETTERS = ['c', 's', 't'] as const;

export const LEAGUES: readonly League[] = [
  ...TWENTY_OVERS,
  ...FIFTY_OVERS,
  ...SOCCER_LEAGUES,
  ...YOUTH_LEAGUES,
  ...CLUB_LEAGUES,
];
export const KNOCK_OUTS: readonly KnockOut[] = [...SOCCER_CUPS, ...TOURS];

const days = remembered<Fixture[]>(600);
const brackets = remembered<Bracket>(200);

/** An event of a knock-out, worked out as far as it has been asked for. */
export function bracketOf(seedKey: number, knockOut: KnockOut, firstDay: number): Bracket {
  return brackets(`${seedKey} ${knockOut.id} ${firstDay}`, () =>
    createBracket(seedKey, knockOut, firstDay),
  );
}

/** All that starts on a day of a calendar, wherever it is. */
function tiesOn(seedKey: number, sportId: SportId, day: number): Tie[] {
  return [
    ...LEAGUES.filter((one) => one.sportId === sportId).flatMap((league) =>
      leagueTies(seedKey, league, day),
    ),
    ...KNOCK_OUTS.filter((one) => one.sportId === sportId).flatMap((knockOut) => {
      const firstDay = eventOn(knockOut, day);
      if (firstDay === undefined) return [];
      return bracketTies(knockOut, bracketOf(seedKey, knockOut, firstDay), day);
    }),
  ];
}

/** A sport's matches that start on a Lagos day, by their start. */
function fixturesOfDay(seedKey: number, letter: string, isoDate: string): Fixture[] {
  const sportId = sportOf(letter);
  const dayStart = startOfLagosDay(isoDate);
  // In some engines Date.parse accepts 31 February.
  if (sportId === undefined || Number.isNaN(dayStart) || lagosIsoDate(dayStart) !== isoDate)
    return [];
  return days(`${seedKey} ${letter} ${isoDate}`, () => {
    const day = Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;
    return [day - 1, day, day + 1]
      .flatMap((local) => tiesOn(seedKey, sportId, local))
      .filter(({ startsAt }) => startsAt >= dayStart && startsAt < dayStart + DAY_MS)
      .sort((one, other) => one.startsAt - other.startsAt)
      .map((tie, number) => ({
        ...tie,
        gameId: `${letter}-${isoDate.replaceAll('-', '')}-${String(number).padStart(2, '0')}`,
        number,
      }));
  });
}

/** Works out the matches of a Lagos day step by step: those of a knock-out take the rounds before them. */
export function* prepareDay(seedKey: number, at: number): Generator<void, void> {
  const isoDate = lagosIsoDate(at);
  const day = Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;
  for (const knockOut of KNOCK_OUTS) {
    const firstDay = eventOn(knockOut, day);
    if (firstDay === undefined) continue;
    const bracket = bracketOf(seedKey, knockOut, firstDay);
    for (let before = firstDay; before <= day + 1; before++) {
      bracketTies(knockOut, bracket, before);
      yield;
    }
  }
  for (const letter of LETTERS) {
    fixturesOfDay(seedKey, letter, isoDate);
    yield;
  }
}

/** The fixtures of the Lagos day that contains `at`. */
export function fixturesOn(seedKey: number, at: number): Fixture[] {
  return LETTERS.flatMap((letter) => fixturesOfDay(seedKey, letter, lagosIsoDate(at)));
}

export function findFixture(seedKey: number, gameId: string): Fixture | undefined {
  const parts = /^([cst])-(\d{4})(\d\d)(\d\d)-(\d{2,3})$/.exec(gameId);
  if (!parts) return undefined;
  const [, letter = '', year, month, day, number] = parts;
  const fixture = fixturesOfDay(seedKey, letter, `${year}-${month}-${day}`)[Number(number)];
  return fixture?.gameId === gameId ? fixture : undefined;
}
