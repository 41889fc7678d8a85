import type { SportId } from '../../src/contract/betting/market.ts';
import { fullNames, MEN, WOMEN } from './people.ts';
import type { Year } from './seasons.ts';

export interface Competition {
  name: string;
  sportId: SportId;
  /** What else these sides play in the course of a year. Without it they play this all year. */
  year?: Year;
  /** Leading competitions are listed from two days back to five days ahead, the others for a day. */
  isLeading: boolean;
  /** Cricket only: overs of an innings. */
  overs?: number;
  sides: readonly string[];
}

// All invented: no real side, competition or player is meant.
const NIGERIA =
  'Eko,Ibadan,Kano,Zaria,Jos,Benin,Warri,Calabar,Onitsha,Ilorin,Akure,Abeokuta,Minna,Sokoto,Lokoja,Owerri,Badagry,Yola,Uyo,Bauchi,Gombe,Osogbo,Makurdi,Asaba';
const AFRICA =
  'Accra,Kumasi,Dakar,Bamako,Lome,Cotonou,Abidjan,Nairobi,Mombasa,Kampala,Kigali,Lusaka,Harare,Maputo,Windhoek,Gaborone,Luanda,Douala,Banjul,Arusha,Durban,Lilongwe,Asmara,Tamale';
const WORLD =
  'Lisbon,Leeds,Ghent,Malmo,Porto Alegre,Cordoba,Kingston,Bridgetown,Pune,Galle,Lahore,Dhaka,Perth,Hobart,Napier,Muscat,Aqaba,Osaka,Busan,Da Nang,Cebu,Bergen,Cork,Toledo';
const NICKNAMES =
  'Lanterns,Drummers,Weavers,Kites,Potters,Bronzes,Tides,Canoes,Traders,Granites,Cocoas,Boulders,Anvils,Camels,Confluence,Mangroves,Beacons,Herons,Palms,Plateaus,Dunes,Dyers,Yams,Ferries,Hornbills,Kola,Pangolins,Turacos,Ibises,Cowries,Baobabs,Dhows,Egrets,Genets,Orchards,Lighthouses,Looms,Monsoons,Ramparts,Otters,Sunbirds,Cloves';

/** One side for each place. Nicknames are chosen so that no two sports share a side. */
function sides(places: string, first: number): string[] {
  const nicknames = NICKNAMES.split(',');
  return places
    .split(',')
    .map((place, index) => `${place} ${nicknames[(index * 5 + first) % nicknames.length] ?? ''}`);
}

const soccer = { sportId: 1, isLeading: false } as const;
const tennis = { sportId: 2, isLeading: false } as const;
const cricket = { sportId: 4, isLeading: false, overs: 20 } as const;

/** Leagues of the region play at any hour on weekends, and after work on weekdays. */
const AFTER_WORK = { from: 16, to: 24 };
/** The tours of the year, a tournament a week. Two tournaments are on in each week. */
const TOUR =
  'Niger Delta Open,Kilimanjaro Cup,Victoria Falls Open,Coral Coast Masters,Kola Nut Classic,Table Bay Open,Atlas Trophy,Zambezi Championships,Okavango Open,Lagoon Open,Sahel Masters,Cape Verde Open'.split(
    ',',
  );
const SMALL_TOUR =
  'Rift Valley Challenger,Bight Hard Court Cup,Kente Challenger,Plateau Clay Classic,Savannah Clay Cup,Red Sea Challenger'.split(
    ',',
  );

export const SOCCER: readonly Competition[] = [
  {
    ...soccer,
    name: 'Confluence League',
    isLeading: true,
    sides: sides(NIGERIA, 0),
    year: {
      stages: [
        { from: 105, name: 'Confluence League' },
        { from: 608, name: 'Rainy Season Friendlies', isQuiet: true },
        { from: 815, name: 'Confluence League' },
        { from: 1222, name: 'New Year Friendlies', isQuiet: true },
      ],
      weekdays: AFTER_WORK,
    },
  },
  {
    ...soccer,
    name: 'Baobab Championship',
    sides: sides(AFRICA, 7),
    year: {
      stages: [
        { from: 201, name: 'Baobab Championship' },
        { from: 701, name: 'Baobab Summer Series', isQuiet: true },
        { from: 901, name: 'Baobab Championship' },
        { from: 1220, name: 'Baobab Nations Break', isQuiet: true },
      ],
      weekdays: AFTER_WORK,
    },
  },
  {
    ...soccer,
    name: 'Meridian League',
    sides: sides(WORLD, 3),
    year: {
      stages: [
        { from: 215, name: 'Meridian League' },
        { from: 1207, name: 'Meridian Winter Friendlies', isQuiet: true },
      ],
    },
  },
  {
    ...soccer,
    name: 'Harmattan Cup',
    sides: sides(NIGERIA, 19),
    year: {
      stages: [
        { from: 401, name: 'Rain Cup' },
        { from: 1001, name: 'Harmattan Cup' },
      ],
    },
  },
  {
    ...soccer,
    name: 'Great Lakes and Coast League',
    sides: sides(AFRICA, 23),
    year: {
      stages: [
        { from: 520, name: 'Lakes and Coast Invitational', isQuiet: true },
        { from: 715, name: 'Great Lakes and Coast League' },
      ],
    },
  },
  { ...soccer, name: 'Trade Winds Cup', sides: sides(WORLD, 31) },
];
export const TWENTY_OVERS: readonly Competition[] = [
  {
    ...cricket,
    name: 'Lagoon T20',
    isLeading: true,
    sides: sides(NIGERIA, 11),
    year: {
      stages: [
        { from: 401, name: 'Two Rivers T20 Challenge', isQuiet: true },
        { from: 601, name: 'Two Rivers T20 Challenge' },
        { from: 1001, name: 'Lagoon T20' },
      ],
    },
  },
  {
    ...cricket,
    name: 'Savannah Smash T20',
    sides: sides(AFRICA, 1),
    year: {
      stages: [
        { from: 415, name: 'Savannah Practice Matches', isQuiet: true },
        { from: 715, name: 'Savannah Smash T20' },
      ],
    },
  },
  { ...cricket, name: 'Seven Seas T20', sides: sides(WORLD, 17) },
  {
    ...cricket,
    name: 'Moonlight T20',
    sides: sides(AFRICA, 29),
    year: { stages: [{ from: 101, name: 'Moonlight T20' }], weekdays: AFTER_WORK },
  },
];
export const FIFTY_OVERS: readonly Competition[] = [
  {
    ...cricket,
    overs: 50,
    name: 'Two Rivers One-Day Cup',
    isLeading: true,
    sides: sides(NIGERIA, 33),
    year: {
      stages: [
        { from: 501, name: 'Rainy Season One-Day Shield' },
        { from: 901, name: 'Two Rivers One-Day Cup' },
      ],
    },
  },
  { ...cricket, overs: 50, name: 'Equator One-Day Series', sides: sides(WORLD, 37) },
];
export const TENNIS: readonly Competition[] = [
  {
    ...tennis,
    name: 'Lagoon Open, women',
    isLeading: true,
    sides: fullNames(WOMEN, 0, 24),
    year: { tournaments: TOUR, field: 'women' },
  },
  {
    ...tennis,
    name: 'Lagoon Open, men',
    sides: fullNames(MEN, 4, 24),
    year: { tournaments: TOUR, field: 'men' },
  },
  {
    ...tennis,
    name: 'Plateau Clay Classic, women',
    sides: fullNames(WOMEN, 9, 24),
    year: { tournaments: SMALL_TOUR, field: 'women' },
  },
  {
    ...tennis,
    name: 'Plateau Clay Classic, men',
    sides: fullNames(MEN, 17, 24),
    year: { tournaments: SMALL_TOUR, field: 'men' },
  },
];
