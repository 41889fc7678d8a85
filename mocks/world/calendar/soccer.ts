import type { KnockOut } from './knockOut.ts';
import type { League } from './league.ts';
import { type Region, sides, UTC } from './places.ts';
import type { Seasons } from './season.ts';
import { daily, later, week } from './week.ts';

interface Habits {
  region: Region;
  /** The side of the first place has this nickname. */
  first: number;
  /** Month and day of the first week. */
  from: number;
  starts: string;
  isLeading?: boolean;
}

const soccer = { sportId: 1, isLeading: false } as const;

/** A league that plays a round a week. */
function league(name: string, { region, first, from, starts, isLeading = false }: Habits): League {
  const slots = week(starts);
  return {
    ...soccer,
    id: name,
    name,
    isLeading,
    utc: UTC[region],
    sides: sides(region, first, slots.length * 2),
    seasons: [{ from, name }],
    days: 7,
    slots,
  };
}

const CONFLUENCE = league('Confluence League', {
  region: 'nigeria',
  first: 0,
  from: 810,
  isLeading: true,
  starts: 'Fri 18:00, Sat 12:00, Sat 15:00×4, Sat 17:30, Sun 15:00×2, Sun 17:30',
});
const CONFLUENCE_TWO = league('Confluence Second Division', {
  region: 'nigeria',
  first: 19,
  from: 817,
  starts: 'Fri 16:00, Sat 13:00, Sat 15:00×6, Sun 15:00×2',
});
const BAOBAB = league('Baobab Championship', {
  region: 'west',
  first: 7,
  from: 824,
  starts: 'Sat 15:00×4, Sat 17:30, Sun 15:00×2, Sun 17:30, Mon 19:00',
});
const LAKES = league('Great Lakes and Coast League', {
  region: 'east',
  first: 23,
  from: 803,
  starts: 'Fri 19:00, Sat 14:00, Sat 16:00×3, Sat 19:00, Sun 16:00×2, Sun 19:00',
});
const VELD = league('Veld and Coast League', {
  region: 'south',
  first: 11,
  from: 803,
  starts: 'Fri 19:30, Sat 15:00×4, Sat 17:30, Sun 15:00×2, Sun 17:30',
});

export const SOCCER_LEAGUES: readonly League[] = [
  CONFLUENCE,
  league('Meridian League', {
    region: 'europe',
    first: 3,
    from: 810,
    isLeading: true,
    starts: 'Fri 20:45, Sat 12:30, Sat 15:00×4, Sat 17:30, Sun 14:00, Sun 16:30, Mon 20:45',
  }),
  CONFLUENCE_TWO,
  BAOBAB,
  LAKES,
  VELD,
  league('Meridian Second Division', {
    region: 'europe',
    first: 31,
    from: 803,
    starts: 'Fri 20:00, Sat 12:30, Sat 15:00×7, Sun 13:00',
  }),
  league('Harbour League', {
    region: 'harbour',
    first: 5,
    from: 802,
    starts: 'Fri 20:00, Sat 16:00×2, Sat 19:00×3, Sun 16:00, Sun 19:00×2',
  }),
  league('Southern Seas League', {
    region: 'seas',
    first: 13,
    from: 1005,
    starts: 'Fri 19:45, Sat 15:00×2, Sat 17:30×2, Sat 19:45×2, Sun 15:00, Sun 17:30',
  }),
  league('Pampas League', {
    region: 'pampas',
    first: 9,
    from: 404,
    starts: 'Fri 21:00, Sat 16:00×2, Sat 18:30, Sat 21:00, Sun 16:00×2, Sun 18:30, Sun 20:30',
  }),
  league('Pacific Coast League', {
    region: 'pacific',
    first: 27,
    from: 301,
    starts: 'Fri 19:30, Sat 13:00, Sat 16:30, Sat 19:30×4, Sun 15:00, Sun 17:00',
  }),
  // Clubs of four leagues meet in midweek; their leagues play from Friday to Monday.
  {
    ...soccer,
    id: 'Trade Winds Cup',
    name: 'Trade Winds Cup',
    utc: UTC.nigeria,
    sides: [CONFLUENCE, BAOBAB, LAKES, VELD].flatMap((one) => one.sides.slice(2, 6)),
    seasons: [{ from: 901, name: 'Trade Winds Cup' }],
    days: 7,
    slots: week('Tue 17:45, Tue 20:00×3, Wed 17:45, Wed 20:00×3'),
  },
];

/** Rounds on Thursdays: the first in these weeks of the event. */
const CUP_ROUNDS = [
  ...[week('Thu 16:00×4, Thu 19:00×4'), later(7, week('Thu 16:00×4, Thu 19:00×4'))],
  later(28, week('Thu 16:00×4, Thu 19:00×4')),
  later(63, week('Thu 16:00×2, Thu 19:00×2')),
  later(98, week('Thu 16:00, Thu 19:00')),
  later(126, week('Thu 19:00')),
];

export const SOCCER_CUPS: readonly KnockOut[] = [
  {
    ...soccer,
    id: 'Harmattan Cup',
    name: 'Harmattan Cup',
    isLeading: true,
    utc: UTC.nigeria,
    entrants: [...CONFLUENCE.sides, ...CONFLUENCE_TWO.sides.slice(0, 12)],
    lower: CONFLUENCE_TWO.sides,
    seasons: [{ from: 1012, name: 'Harmattan Cup' }],
    days: 130,
    rounds: [[...(CUP_ROUNDS[0] ?? []), ...(CUP_ROUNDS[1] ?? [])], ...CUP_ROUNDS.slice(2)],
  },
];

/** Where it is afternoon when it is night elsewhere. All starts of a place fall on one Lagos day. */
const YOUTH: readonly [Region, name: string, first: string][] = [
  ['seas', 'Southern Seas', '14:45'],
  ['harbour', 'Harbour', '16:30'],
  ['south', 'Veld and Coast', '15:15'],
  ['pampas', 'Pampas', '15:00'],
  ['pacific', 'Pacific Coast', '15:00'],
];

/** Minutes after the first start of a day. Two age groups take turns, so that a match is always in play. */
const AGE_GROUPS = [
  ['U19', 17, [0, 90, 180]],
  ['U21', 33, [45, 135, 225]],
] as const;

export const YOUTH_LEAGUES: readonly League[] = YOUTH.flatMap(([region, name, first]) =>
  AGE_GROUPS.map(([age, nickname, minutes]): League => {
    const [slot] = daily([0], first);
    const names: Seasons = { names: [`${name} ${age} League`, `${name} ${age} Trophy`] };
    return {
      ...soccer,
      isYouth: true,
      id: `${name} ${age}`,
      name: `${name} ${age} League`,
      utc: UTC[region],
      sides: sides(region, nickname).map((side) => `${side} ${age}`),
      seasons: names,
      days: 3,
      slots: [0, 1, 2].flatMap((day) =>
        minutes.map((minute) => [day, (slot?.[1] ?? 0) + minute] as const),
      ),
    };
  }),
);
