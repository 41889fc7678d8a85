import type { SportId } from '../../src/contract/betting/market.ts';
import { lagosIsoDate, startOfLagosDay } from '../../src/domain/time/lagosTime.ts';
import { mix, textKey } from './chance/hash.ts';
import { shuffled } from './chance/shuffled.ts';
import { type Competition, FIFTY_OVERS, SOCCER, TENNIS, TWENTY_OVERS } from './competitions.ts';
import { programmeOn } from './seasons.ts';

export interface Fixture {
  /** Sport, Lagos date and number within the day: `c-20261121-03`. */
  gameId: string;
  number: number;
  /** The random key for everything in this match in this world. */
  key: number;
  sportId: SportId;
  competition: Competition;
  home: string;
  away: string;
  startsAt: number;
}

const SPORTS: Record<string, SportId> = { s: 1, t: 2, c: 4 };

/** The sport, from the first letter of a game's id. */
export function sportOf(gameId: string): SportId | undefined {
  return SPORTS[gameId.charAt(0)];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Slot {
  letter: string;
  competition: Competition;
  /** The competition's turn within the day, and its turns per day. */
  turn: number;
  turns: number;
  /** Minutes after midnight in Lagos. */
  minute: number;
}

function slots(letter: string, among: readonly Competition[], minutes: readonly number[]): Slot[] {
  return minutes.flatMap((minute, index) => {
    const competition = among[index % among.length];
    const turn = Math.floor(index / among.length);
    const turns = minutes.length / among.length;
    return competition ? [{ letter, competition, turn, turns, minute }] : [];
  });
}

function every(minutes: number, from = 0): number[] {
  return Array.from({ length: (24 * 60) / minutes }, (_, index) => from + index * minutes);
}

// The fullest day. On a weekend in season it is played as it stands, which guarantees a number of matches in
// play at any hour, even if each has its shortest length: three of cricket, four of soccer, three of tennis.
// Breaks and weekdays leave matches out and move none, so no side ever plays twice at once.
const DAY: readonly Slot[] = [
  ...slots('c', TWENTY_OVERS, every(45)),
  ...slots('c', FIFTY_OVERS, every(180, 60)),
  ...slots(
    's',
    SOCCER,
    [...every(30), ...every(60)].sort((one, other) => one - other),
  ),
  ...slots('t', TENNIS, every(20)),
];

const NUMBERED = DAY.map((slot, index) => ({
  ...slot,
  number: index - DAY.findIndex((other) => other.letter === slot.letter),
}));

/** The two sides of a turn. Half the sides play their round, then the other half, so that all rest. */
function pairing(seedKey: number, competition: Competition, turn: number): [string, string] {
  const { sides } = competition;
  const matches = Math.floor(sides.length / 4);
  const round = Math.floor(turn / matches);
  const half = sides.slice((round % 2) * matches * 2, ((round % 2) + 1) * matches * 2);
  const order = shuffled(half, mix(textKey(competition.name, seedKey), round));
  const place = (turn % matches) * 2;
  return [order[place] ?? '', order[place + 1] ?? ''];
}

/** The match of a slot on a day; undefined when its competition leaves it out. */
function fixtureOf(
  seedKey: number,
  { competition, ...slot }: (typeof NUMBERED)[number],
  dayStart: number,
): Fixture | undefined {
  const isoDate = lagosIsoDate(dayStart);
  const { name, isQuiet, hours } = programmeOn(competition.name, competition.year, isoDate);
  const isLeftOut = isQuiet && slot.turn % 2 === 1;
  if (isLeftOut || slot.minute < hours.from * 60 || slot.minute >= hours.to * 60) return undefined;
  const gameId = `${slot.letter}-${isoDate.replaceAll('-', '')}-${String(slot.number).padStart(2, '0')}`;
  const dayNumber = Math.round(dayStart / DAY_MS);
  const [home, away] = pairing(seedKey, competition, dayNumber * slot.turns + slot.turn);
  return {
    gameId,
    number: slot.number,
    key: textKey(gameId, seedKey),
    sportId: competition.sportId,
    competition: { ...competition, name },
    home,
    away,
    startsAt: dayStart + slot.minute * MINUTE_MS,
  };
}

/** The fixtures of the Lagos day that contains `at`. */
export function fixturesOn(seedKey: number, at: number): Fixture[] {
  const dayStart = startOfLagosDay(lagosIsoDate(at));
  return NUMBERED.flatMap((slot) => fixtureOf(seedKey, slot, dayStart) ?? []);
}

export function findFixture(seedKey: number, gameId: string): Fixture | undefined {
  const parts = /^([cst])-(\d{4})(\d\d)(\d\d)-(\d\d)$/.exec(gameId);
  if (!parts) return undefined;
  const [, letter, year, month, day, number] = parts;
  const dayStart = startOfLagosDay(`${year}-${month}-${day}`);
  const slot = NUMBERED.find((other) => other.letter === letter && other.number === Number(number));
  if (!slot || Number.isNaN(dayStart)) return undefined;
  const fixture = fixtureOf(seedKey, slot, dayStart);
  // In some engines Date.parse accepts 31 February.
  return fixture?.gameId === gameId ? fixture : undefined;
}
