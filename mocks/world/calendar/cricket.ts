import type { League } from './league.ts';
import { type Region, sides, UTC } from './places.ts';
import type { Opening, Seasons } from './season.ts';
import { daily, week } from './week.ts';

const cricket = { sportId: 4, isLeading: false } as const;

/** A round on the evenings before Friday and one at the weekend. */
const TWENTY_WEEK = week(
  'Mon 19:30, Tue 19:30, Wed 15:30, Wed 19:30, Thu 19:30, Sat 11:00, Sat 15:30, Sat 19:30, Sun 11:30, Sun 15:30',
);

function twenty(region: Region, first: number, ...seasons: [Opening, ...Opening[]]): League {
  const [{ name }] = seasons;
  return {
    ...cricket,
    overs: 20,
    id: name,
    name,
    utc: UTC[region],
    sides: sides(region, first, 10),
    seasons,
    days: 7,
    slots: TWENTY_WEEK,
  };
}

export const TWENTY_OVERS: readonly League[] = [
  {
    ...twenty(
      'nigeria',
      11,
      { from: 1005, name: 'Lagoon T20' },
      { from: 201, name: 'Two Rivers T20 Challenge' },
      { from: 601, name: 'Rainy Season T20' },
    ),
    isLeading: true,
  },
  twenty('south', 1, { from: 907, name: 'Savannah Smash T20' }, { from: 118, name: 'Kopje T20' }),
  twenty('caribbean', 17, { from: 803, name: 'Seven Seas T20' }, { from: 1102, name: 'Reef T20' }),
  twenty('monsoon', 37, { from: 323, name: 'Monsoon T20' }, { from: 1012, name: 'Lantern T20' }),
  twenty('seas', 21, { from: 1109, name: 'Southern Seas Bash' }),
  twenty('pacific', 15, { from: 622, name: 'Pacific Coast T20' }),
  {
    ...twenty('east', 29, { from: 101, name: 'Moonlight T20' }),
    seasons: { names: ['Moonlight T20', 'Moonlight T20 Shield'] },
  },
  {
    ...twenty('west', 25, { from: 101, name: 'Sahel T20' }),
    seasons: { names: ['Sahel T20', 'Sahel T20 Trophy'] },
  },
];

/**
 * A day match and one under lights each day, four days to a round. The regions are so far apart that
 * somewhere a match of fifty overs is always in play.
 */
function fifty(region: Region, first: number, names: readonly string[], starts: string[]): League {
  const [name = ''] = names;
  const seasons: Seasons = { names };
  return {
    ...cricket,
    overs: 50,
    id: name,
    name,
    utc: UTC[region],
    sides: sides(region, first, 16),
    seasons,
    days: 4,
    slots: daily([0, 1, 2, 3], ...starts),
  };
}

export const FIFTY_OVERS: readonly League[] = [
  {
    ...fifty(
      'nigeria',
      33,
      ['Two Rivers One-Day Cup', 'Two Rivers One-Day Shield'],
      ['10:00', '13:30'],
    ),
    isLeading: true,
  },
  fifty('east', 35, ['Equator One-Day Series', 'Rift Valley One-Day Cup'], ['09:30', '14:00']),
  fifty('monsoon', 39, ['Monsoon One-Day Cup', 'Lantern One-Day Trophy'], ['09:30', '14:30']),
  fifty('harbour', 2, ['Harbour One-Day Cup', 'Harbour One-Day Shield'], ['10:00', '14:00']),
  fifty('seas', 41, ['Southern Seas One-Day Cup', 'Southern Seas Shield'], ['10:00', '14:00']),
  fifty('caribbean', 4, ['Reef One-Day Cup', 'Reef One-Day Trophy'], ['09:30', '12:30']),
  fifty('pacific', 8, ['Pacific One-Day Cup', 'Pacific One-Day Shield'], ['10:00', '13:00']),
];
