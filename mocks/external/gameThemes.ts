import { textKey, unit } from '../world/chance/hash.ts';

const words = (text: string) => text.split(' ');

/** Colours by the first word of a name. */
const PALETTES: Readonly<Record<string, string>> = {
  amber: 'Amber Bright Copper Bronze Honey Carved Sandy Sunny Danfo Dust Kola',
  gold: 'Gilded Golden Lucky Royal Proud Seven Suya',
  crimson: 'Crimson Red Ruby Scarlet Ember Thunder Dancing Quick Coral Bead Igue',
  jade: 'Market Emerald Forest Green Jade Wild Savannah Young Early Hidden Palm',
  indigo: 'Indigo Midnight Starlit Secret Singing Night Restless Velvet Lagos Talking',
  river: 'River Deep Rainy Rolling Swift Wandering Flying Western Kite',
  night: 'Old Ancient Quiet Silent Stone Mellow Last Northern Drum Zuma',
  ivory: 'Ivory Opal Pearl Silver White Misty Gentle Calm Winter Kano',
  earth: 'Warm Woven Painted Patient Tall Twin Southern Eastern Benin Desert',
};
const NAMES = Object.keys(PALETTES);

/** What is drawn, by the last word of a name. */
const MOTIFS: Readonly<Record<string, string>> = {
  drum: 'Drums Drum Bells Parade Festival Feast Party Fortune',
  mask: 'Masks Masquerade Tale Spears Nights',
  lion: 'Lion Leopard Panther Tiger Antelope Zebra Elephant Kingdom',
  bird: 'Birds Eagle Heron Peacock Wind Sails Sky',
  horse: 'Horses Riders Chariot Caravan Journey Road Traders',
  sun: 'Dawn Desert Dunes Horizon Harvest Seven Spins',
  moon: 'Moon Stars Lanterns Lights Clouds',
  fire: 'Fire Flames Storm Monsoon Rain',
  wave: 'Waves Tide Lagoon Falls Cascade River Reef Wells Spring',
  boat: 'Boats Canoe Voyage Island Bridge',
  mountain: 'Mountain Hills Valley Rock Fields Meadow',
  palm: 'Palms Mangrove Willow Garden Orchard Spices',
  crown: 'Crown Queens Throne Palace Kings Bonanza Rush',
  gem: 'Jewels Treasure Diamonds Keys',
  bead: 'Beads Looms Shells Coins',
  pot: 'Pots Calabash Yams Bronze',
  stall: 'Day Bazaar Market Village Tower Gate',
};

const both = (lists: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lists).flatMap(([name, text]) => words(text).map((word) => [word, name])));
const paletteOf = both(PALETTES);
const motifOf = both(MOTIFS);
const EVERY_MOTIF = Object.keys(MOTIFS);

/** Colours and subject of a game: by the words of its name, and by its code where these say nothing. */
export function themeOf(gameCode: string, name: string): string {
  const key = textKey(gameCode);
  const [first = '', ...rest] = words(name);
  const last = rest.at(-1) ?? first;
  const palette = paletteOf.get(first) ?? NAMES[Math.floor(unit(key, 11) * NAMES.length)];
  const motif = motifOf.get(last) ?? EVERY_MOTIF[Math.floor(unit(key, 12) * EVERY_MOTIF.length)];
  return `${palette} ${motif}`;
}
