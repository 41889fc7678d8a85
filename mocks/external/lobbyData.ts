import type { LobbyGame, LobbyProvider } from '../../src/contract/external.ts';

export type GameKind = LobbyGame['kind'];

interface ProviderData {
  provider: string;
  name: string;
  kinds: LobbyProvider['kinds'];
  status?: LobbyProvider['status'];
  /** Games with fixed names. */
  games?: Partial<Record<GameKind, readonly string[]>>;
  /** How many more games to generate, by kind. */
  more?: Partial<Record<GameKind, number>>;
}

/** The third-party lobby's providers and games. All are invented except the names of the frames. */
export const PROVIDERS: readonly ProviderData[] = [
  { provider: 'oja', name: 'Oja', kinds: ['slots'], games: { slots: ['Market Day'] } },
  {
    provider: 'kingmaker',
    name: 'Kingmaker',
    kinds: ['table', 'slots'],
    games: {
      table: [
        'Golden Blackjack',
        'Roulette Express',
        'Lucky Seven',
        'Card Duel',
        'Baccarat Royale',
      ],
      slots: ['Drum of Fortune', 'River Crown', 'Golden Masquerade', 'Kola Nut Kings'],
    },
    more: { table: 61, slots: 70 },
  },
  {
    provider: 'aura',
    name: 'Aura',
    kinds: ['live'],
    games: {
      live: ['Teen Patti Live', 'Lucky 7 Live', 'Dragon Tiger Live', '32 Cards Live'],
    },
  },
  {
    provider: 'spm',
    name: 'SPM Games',
    kinds: ['crash', 'slots', 'instant'],
    games: {
      crash: ['Danfo Dash', 'Kite Rider', 'Okada Rush'],
      slots: ['Lagos Lights', 'Suya Spins', 'Talking Drum', 'Benin Bronze', 'Palm Wine Party'],
      instant: ['Ludo Dice', 'Ayo Keno'],
    },
    more: { crash: 27, slots: 75, instant: 28 },
  },
  {
    provider: 'harmattan',
    name: 'Harmattan Studios',
    kinds: ['slots'],
    games: {
      slots: ['Desert Caravan', 'Dust and Diamonds', 'Kano Market', 'Savannah Seven', 'Zuma Rock'],
    },
    more: { slots: 175 },
  },
  {
    provider: 'coral',
    name: 'Coral Bead Gaming',
    kinds: ['slots', 'table'],
    games: { slots: ['Coral Crown', 'Bead Bonanza', 'Igue Nights'], table: ['Roulette Lagos'] },
    more: { slots: 131, table: 20 },
  },
  { provider: 'baobab', name: 'Baobab Works', kinds: ['slots'], more: { slots: 150 } },
  { provider: 'copperbell', name: 'Copper Bell', kinds: ['slots'], more: { slots: 140 } },
  {
    provider: 'indigo',
    name: 'Indigo Dye',
    kinds: ['slots', 'instant'],
    more: { slots: 90, instant: 30 },
  },
  { provider: 'lagoon', name: 'Lagoon Tables', kinds: ['table'], more: { table: 60 } },
  {
    provider: 'midnight',
    name: 'Midnight Slots',
    kinds: ['slots'],
    status: 'down',
    more: { slots: 40 },
  },
  {
    provider: 'nightbus',
    name: 'Night Bus',
    kinds: ['crash', 'slots'],
    more: { crash: 25, slots: 45 },
  },
  { provider: 'paperkite', name: 'Paper Kite', kinds: ['crash'], more: { crash: 40 } },
  { provider: 'redearth', name: 'Red Earth Games', kinds: ['slots'], more: { slots: 120 } },
  { provider: 'sahel', name: 'Sahel Spins', kinds: ['slots'], more: { slots: 130 } },
  {
    provider: 'saltroad',
    name: 'Salt Road',
    kinds: ['slots', 'instant'],
    more: { slots: 80, instant: 30 },
  },
  { provider: 'tinroof', name: 'Tin Roof', kinds: ['slots'], more: { slots: 110 } },
  {
    provider: 'twelvedrums',
    name: 'Twelve Drums',
    kinds: ['slots', 'instant'],
    more: { slots: 70, instant: 20 },
  },
  { provider: 'weaver', name: 'Weaver Bird', kinds: ['slots'], more: { slots: 100 } },
  {
    provider: 'yamhouse',
    name: 'Yam House',
    kinds: ['table', 'crash'],
    more: { table: 30, crash: 20 },
  },
  { provider: 'zobo', name: 'Zobo Play', kinds: ['slots'], more: { slots: 50 } },
  { provider: 'jetfair', name: 'Jetfair', kinds: ['sports'] },
  { provider: 'betby', name: 'Betby', kinds: ['sports'] },
  { provider: 'sportsbook2', name: 'Kora Sports', kinds: ['sports'] },
];
