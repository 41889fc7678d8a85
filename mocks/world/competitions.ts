import type { SportId } from '../../src/contract/betting/market.ts';
import { fullNames, MEN, WOMEN } from './people.ts';

export interface Competition {
  name: string;
  sportId: SportId;
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

export const SOCCER: readonly Competition[] = [
  { ...soccer, name: 'Confluence League', isLeading: true, sides: sides(NIGERIA, 0) },
  { ...soccer, name: 'Baobab Championship', sides: sides(AFRICA, 7) },
  { ...soccer, name: 'Meridian League', sides: sides(WORLD, 3) },
  { ...soccer, name: 'Harmattan Cup', sides: sides(NIGERIA, 19) },
  { ...soccer, name: 'Great Lakes and Coast League', sides: sides(AFRICA, 23) },
  { ...soccer, name: 'Trade Winds Cup', sides: sides(WORLD, 31) },
];
export const TWENTY_OVERS: readonly Competition[] = [
  { ...cricket, name: 'Lagoon T20', isLeading: true, sides: sides(NIGERIA, 11) },
  { ...cricket, name: 'Savannah Smash T20', sides: sides(AFRICA, 1) },
  { ...cricket, name: 'Seven Seas T20', sides: sides(WORLD, 17) },
  { ...cricket, name: 'Moonlight T20', sides: sides(AFRICA, 29) },
];
export const FIFTY_OVERS: readonly Competition[] = [
  {
    ...cricket,
    overs: 50,
    name: 'Two Rivers One-Day Cup',
    isLeading: true,
    sides: sides(NIGERIA, 33),
  },
  { ...cricket, overs: 50, name: 'Equator One-Day Series', sides: sides(WORLD, 37) },
];
export const TENNIS: readonly Competition[] = [
  { ...tennis, name: 'Lagoon Open, women', isLeading: true, sides: fullNames(WOMEN, 0, 24) },
  { ...tennis, name: 'Lagoon Open, men', sides: fullNames(MEN, 4, 24) },
  { ...tennis, name: 'Plateau Clay Classic, women', sides: fullNames(WOMEN, 9, 24) },
  { ...tennis, name: 'Plateau Clay Classic, men', sides: fullNames(MEN, 17, 24) },
];
