import { GAMES } from '../../src/domain/casino/games.ts';
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

/** What is drawn of a slot or a ride, by a word of its name. */
const MOTIFS: Readonly<Record<string, string>> = {
  drum: 'Drums Drum Parade Festival Feast Party Fortune',
  mask: 'Masks Masquerade Tale Spears Nights',
  lion: 'Lion Leopard Panther Tiger Kingdom',
  elephant: 'Elephant',
  antelope: 'Antelope',
  bird: 'Birds Eagle Heron Peacock Sky Hawk Swallow',
  horse: 'Horses Riders Chariot Journey Road Zebra Horse Carriage Wagon',
  camel: 'Caravan Traders Camel',
  sun: 'Dawn Desert Dunes Horizon Harvest Spins',
  moon: 'Moon Lights',
  star: 'Stars',
  fire: 'Fire Flames Lanterns',
  rain: 'Storm Monsoon Rain Clouds',
  wave: 'Waves Tide Lagoon Falls Cascade River Reef Wells',
  boat: 'Boats Canoe Voyage Island Bridge Sails Boat Ferry Raft',
  mountain: 'Mountain Hills Valley Rock',
  palm: 'Palms Mangrove Spices',
  tree: 'Willow Orchard',
  flower: 'Meadow Garden Fields Spring',
  crown: 'Crown Queens Throne Palace Kings',
  gem: 'Jewels Treasure Diamonds',
  key: 'Keys',
  bell: 'Bells',
  bead: 'Beads Bonanza',
  loom: 'Looms',
  shell: 'Shells',
  coin: 'Coins',
  pot: 'Pots Calabash Yams Bronze',
  stall: 'Day Bazaar Market Village Tower Gate',
  seven: 'Seven',
  plane: 'Plane Jet Glider',
  rocket: 'Rocket Comet',
  airship: 'Zeppelin',
  drone: 'Drone',
  kite: 'Kite Wind',
  bus: 'Bus Danfo Keke Lorry Truck',
  train: 'Train Express',
  car: 'Racer',
  moped: 'Okada Scooter Bicycle',
  board: 'Skater',
};

/** Of a few with a well-known name what no other near them shows. */
const BY_NAME: Readonly<Record<string, string>> = {
  'Coral Crown': 'shell',
  'Kano Market': 'loom',
  'Kola Nut Kings': 'lion',
  'Savannah Seven': 'antelope',
};

/** What is drawn of every other game, by its mechanic, which its name says. */
const BY_MECHANIC: Readonly<Record<string, string>> = {
  blackjack: 'cards',
  baccarat: 'fan',
  roulette: 'roulette',
  'sic-bo': 'sicbo',
  seven: 'seven',
  duel: 'duel',
  wheel: 'wheel',
  mines: 'bomb',
  keno: 'balls',
  scratch: 'ticket',
  dice: 'dice',
};

const both = (lists: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lists).flatMap(([name, text]) => words(text).map((word) => [word, name])));
const paletteOf = both(PALETTES);
const motifOf = both(MOTIFS);

/** Colours and subject of a game: by the words of its name, and by its code where these say no colour. */
export function themeOf(gameCode: string, name: string, maths: string | undefined): string {
  const [first = '', ...rest] = words(name);
  const named =
    paletteOf.get(first) ?? NAMES[Math.floor(unit(textKey(gameCode), 11) * NAMES.length)];
  const mechanic = GAMES.find(({ id }) => id === maths)?.mechanic ?? '';
  // The last word says more: of "River Crown" it is the crown.
  const word = [...rest.reverse(), first].find((one) => motifOf.has(one)) ?? '';
  const motif = BY_MECHANIC[mechanic] ?? BY_NAME[name] ?? motifOf.get(word);
  // What is drawn on ivory is red, which no water is.
  const palette = named === 'ivory' && (motif === 'wave' || motif === 'rain') ? 'river' : named;
  return `${palette} ${motif}`;
}
