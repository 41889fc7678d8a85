import type { LobbyGame, LobbyProvider } from '../../src/contract/external.ts';

type Kind = LobbyGame['kind'];

interface ProviderData {
  provider: string;
  name: string;
  kinds: LobbyProvider['kinds'];
  status?: LobbyProvider['status'];
  games?: Partial<Record<Kind, string[]>>;
}

/** The third-party lobby: its providers and their games, all invented but for the frames' names. */
export const PROVIDERS: ProviderData[] = [
  {
    provider: 'kingmaker',
    name: 'Kingmaker',
    kinds: ['table', 'slots'],
    games: {
      table: ['Teen Patti Gold', 'Andar Bahar Express', 'Lucky Seven', 'Card Duel', 'Whot Royale'],
      slots: ['Drum of Fortune', 'River Crown', 'Golden Masquerade', 'Kola Nut Kings'],
    },
  },
  {
    provider: 'aura',
    name: 'Aura',
    kinds: ['live'],
    games: {
      live: [
        'Teen Patti Live',
        'Lucky 7 Live',
        'Dragon Tiger Live',
        '32 Cards Live',
        'Baccarat Live',
      ],
    },
  },
  {
    provider: 'spm',
    name: 'SPM Games',
    kinds: ['crash', 'slots', 'table'],
    games: {
      crash: ['Danfo Dash', 'Kite Rider', 'Okada Rush'],
      slots: ['Lagos Lights', 'Suya Spins', 'Talking Drum', 'Benin Bronze', 'Palm Wine Party'],
      table: ['Ludo Stakes', 'Ayo Masters'],
    },
  },
  {
    provider: 'harmattan',
    name: 'Harmattan Studios',
    kinds: ['slots'],
    games: {
      slots: ['Desert Caravan', 'Dust and Diamonds', 'Kano Market', 'Savannah Seven', 'Zuma Rock'],
    },
  },
  {
    provider: 'coral',
    name: 'Coral Bead Gaming',
    kinds: ['slots', 'live'],
    games: { slots: ['Coral Crown', 'Bead Bonanza', 'Igue Nights'], live: ['Roulette Lagos'] },
  },
  { provider: 'midnight', name: 'Midnight Slots', kinds: ['slots'], status: 'down' },
  { provider: 'jetfair', name: 'Jetfair', kinds: ['sports'] },
  { provider: 'betby', name: 'Betby', kinds: ['sports'] },
  { provider: 'sportsbook2', name: 'Second sportsbook', kinds: ['sports'] },
];
