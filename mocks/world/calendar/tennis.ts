import { fullNames, MEN, WOMEN } from '../people.ts';
import type { KnockOut } from './knockOut.ts';
import type { League, Slot } from './league.ts';
import { type Region, UTC } from './places.ts';
import { daily } from './week.ts';

const tennis = { sportId: 2, isLeading: false } as const;

/** The events of two tours, one a week, with the hours their clocks are ahead of UTC. */
const TOUR: readonly [string, number][] = [
  ['Niger Delta Open', 1],
  ['Kilimanjaro Cup', 3],
  ['Victoria Falls Open', 2],
  ['Coral Coast Masters', 3],
  ['Kola Nut Classic', 0],
  ['Table Bay Open', 2],
  ['Atlas Trophy', 1],
  ['Zambezi Championships', 2],
  ['Okavango Open', 2],
  ['Lagoon Open', 1],
  ['Sahel Masters', 0],
  ['Cape Verde Open', -1],
];
const SMALL_TOUR: readonly [string, number][] = [
  ['Rift Valley Challenger', 3],
  ['Bight Hard Court Cup', 1],
  ['Kente Challenger', 0],
  ['Plateau Clay Classic', 1],
  ['Savannah Clay Cup', 2],
  ['Red Sea Challenger', 3],
];

/** From Monday to Sunday: two days for each of the first two rounds. */
const DRAW: readonly (readonly Slot[])[] = [
  daily([0, 1], '11:00', '11:00', '13:00', '13:00', '15:00', '15:00', '18:00', '20:00'),
  daily([2, 3], '12:00', '14:00', '18:00', '20:00'),
  daily([4], '12:00', '14:30', '18:00', '20:30'),
  daily([5], '14:00', '18:00'),
  daily([6], '16:00'),
];

const WOMEN_OF_TOUR = fullNames(WOMEN, 0, 192);
const MEN_OF_TOUR = fullNames(MEN, 0, 192);

function tour(events: readonly [string, number][], of: string, entrants: string[]): KnockOut {
  const [[first] = ['']] = events;
  return {
    ...tennis,
    id: `${first}, ${of}`,
    name: `${first}, ${of}`,
    isLeading: events === TOUR,
    utc: 0,
    tour: events.map(([, utc]) => utc),
    entrants,
    seasons: { names: events.map(([name]) => `${name}, ${of}`) },
    days: 7,
    rounds: DRAW,
  };
}

export const TOURS: readonly KnockOut[] = [
  tour(TOUR, 'women', WOMEN_OF_TOUR.slice(0, 36)),
  tour(TOUR, 'men', MEN_OF_TOUR.slice(0, 36)),
  tour(SMALL_TOUR, 'women', WOMEN_OF_TOUR.slice(36, 72)),
  tour(SMALL_TOUR, 'men', MEN_OF_TOUR.slice(36, 72)),
];

/** Clubs' players meet in the afternoon and evening. All starts of a place fall on one Lagos day. */
const CLUBS: readonly [Region, name: string, first: string][] = [
  ['seas', 'Southern Seas', '14:45'],
  ['harbour', 'Harbour', '16:30'],
  ['south', 'Veld', '15:15'],
  ['pampas', 'Pampas', '15:00'],
  ['pacific', 'Pacific', '15:00'],
];

/** A match every 35 minutes: women and men take turns. */
const FIELDS = [
  ['women', WOMEN_OF_TOUR, 0, [0, 1, 2]],
  ['men', MEN_OF_TOUR, 35, [1, 2, 0]],
] as const;

export const CLUB_LEAGUES: readonly League[] = CLUBS.flatMap(([region, name, first], index) =>
  FIELDS.map(([field, people, minutes, days]): League => {
    const title = (what: string) => `${name} ${what}, ${field}`;
    const [slot] = daily([0], first);
    const from = 72 + index * 24;
    return {
      ...tennis,
      id: title('Club League'),
      name: title('Club League'),
      utc: UTC[region],
      sides: people.slice(from, from + 24),
      seasons: { names: [title('Club League'), title('Club Trophy')] },
      days: 3,
      slots: days.flatMap((day) =>
        [0, 1, 2, 3].map((turn): Slot => [day, (slot?.[1] ?? 0) + minutes + turn * 70]),
      ),
    };
  }),
);
