import type { GameKind } from './lobbyData.ts';

const words = (text: string) => text.split(' ');

const ADJECTIVES = words(
  'Amber Ancient Bright Bronze Calm Carved Copper Coral Crimson Dancing Deep Early Eastern Ember Emerald Far First Flying Forest Gentle Gilded Golden Green Hidden High Honey Indigo Ivory Jade Jolly Last Little Lucky Mellow Merry Midnight Misty Morning Northern Old Opal Painted Patient Pearl Proud Quick Quiet Rainy Red Restless River Rolling Royal Ruby Sacred Sandy Savannah Scarlet Secret Seven Silent Silver Singing Southern Starlit Stone Sunny Swift Tall Thunder Twin Velvet Wandering Warm Western White Wild Winter Wise Woven Young',
);
const THINGS = words(
  'Antelope Bazaar Beads Bells Birds Boats Bridge Calabash Canoe Caravan Cascade Chariot Clouds Coins Crown Dawn Desert Drums Dunes Eagle Elephant Falls Feast Festival Fields Fire Flames Garden Gate Harvest Heron Hills Horizon Horses Island Jewels Journey Keys Kingdom Lagoon Lanterns Leopard Lion Looms Mangrove Market Masks Meadow Monsoon Moon Mountain Orchard Palace Palms Panther Parade Peacock Pots Queens Rain Reef Riders River Road Sails Shells Sky Spears Spices Spring Stars Storm Tale Throne Tide Tiger Tower Traders Treasure Valley Village Voyage Waves Wells Willow Wind Yams Zebra',
);
const PLACES = words(
  'Abuja Aba Accra Akure Asaba Badagry Bauchi Benin Calabar Enugu Gombe Ibadan Ikeja Ikorodu Ikoyi Ilorin Jos Kaduna Kano Katsina Lagos Lekki Lokoja Maiduguri Minna Nsukka Ogbomosho Onitsha Osogbo Owerri Sapele Sokoto Surulere Uyo Warri Yaba Yola Zaria',
);
const RIDES = words(
  'Bicycle Boat Bus Camel Canoe Carriage Comet Danfo Drone Express Ferry Glider Hawk Horse Jet Keke Kite Lorry Okada Plane Racer Raft Rocket Scooter Skater Swallow Train Truck Wagon Zeppelin',
);
const TABLES = words(
  'Baccarat Big_Wheel Blackjack Card_Duel Lucky_Seven Money_Wheel Pontoon Punto_Banco Roulette Sic_Bo Tai_Sai Top_Card Twenty-one',
);
const INSTANTS = words('Dice Keno Mines Numbers Scratch Mine_Field Scratch_Card High_Dice');

const SOURCES: Record<GameKind, [readonly string[], readonly string[]]> = {
  slots: [ADJECTIVES, THINGS],
  crash: [ADJECTIVES, RIDES],
  table: [ADJECTIVES, TABLES],
  instant: [ADJECTIVES, INSTANTS],
  live: [TABLES, PLACES],
};

// A prime larger than any of the lists, so that its multiples visit every pair once before repeating.
const STRIDE = 1009;

/** The n-th name of a kind of game. Names are unique up to the number of pairs. */
export function gameName(kind: GameKind, number: number): string {
  const [firsts, seconds] = SOURCES[kind];
  const pair = (number * STRIDE) % (firsts.length * seconds.length);
  const name = `${firsts[pair % firsts.length]} ${seconds[Math.floor(pair / firsts.length)]}`;
  return name.replaceAll('_', ' ');
}
