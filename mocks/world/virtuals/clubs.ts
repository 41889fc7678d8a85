import { mix, textKey, unit } from '../chance/hash.ts';

/** Invented, as everything is here: no club of a real league. */
export const CLUBS: readonly string[] = [
  'Abeokuta Arrows',
  'Benin Bronze',
  'Calabar Cranes',
  'Eko Lions',
  'Enugu Hillmen',
  'Ibadan Drums',
  'Ilorin Weavers',
  'Jos Granite',
  'Kaduna Gators',
  'Kano Kites',
  'Owerri Palms',
  'Warri Waves',
];

export const MATCHES = CLUBS.length / 2;
/** Everybody meets everybody at home and away. */
export const MATCHDAYS = (CLUBS.length - 1) * 2;

const GOALS_AT_HOME = 1450;
const GOALS_AWAY = 1150;
/** The best club of a season scores so many times what the weakest does, and lets in so much less. */
const SPREAD = 0.45;

/** Attack and defence of each club in a season, around 1. */
function strengths(seed: string, season: number) {
  const key = textKey(`${seed} virtual season ${season}`);
  return CLUBS.map((_, club) => ({
    attack: 1 + SPREAD * (unit(key, club) * 2 - 1),
    defence: 1 + SPREAD * (unit(mix(key, 1), club) * 2 - 1),
  }));
}

/** The matches of a matchday from 1, by the circle method: one club stands, the others go round. */
export function pairsOf(matchday: number): [home: number, away: number][] {
  const half = MATCHDAYS / 2;
  const turn = (matchday - 1) % half;
  const isReturn = matchday > half;
  return Array.from({ length: MATCHES }, (_, match) => {
    const first = match === 0 ? half : (turn + match) % half;
    const second = (turn - match + half) % half;
    // Who has been at home comes last in the next round.
    const isSwapped = (match === 0 ? turn % 2 === 1 : match % 2 === 1) !== isReturn;
    return isSwapped ? [second, first] : [first, second];
  });
}

export interface Pairing {
  home: string;
  away: string;
  homeRate: number;
  awayRate: number;
}

/** The matches of a matchday with the goals that each side may expect, in thousandths. */
export function pairings(seed: string, season: number, matchday: number): Pairing[] {
  const clubs = strengths(seed, season);
  return pairsOf(matchday).map(([home, away]) => {
    const [host, guest] = [clubs[home], clubs[away]];
    return {
      home: CLUBS[home] ?? '',
      away: CLUBS[away] ?? '',
      homeRate: Math.round(GOALS_AT_HOME * (host?.attack ?? 1) * (guest?.defence ?? 1)),
      awayRate: Math.round(GOALS_AWAY * (guest?.attack ?? 1) * (host?.defence ?? 1)),
    };
  });
}
