import type { LobbyGame, LobbyProvider } from '../../contract/external.ts';
import { wholeNaira } from '../../domain/money/money.ts';
import type { IndexedGame } from './lobbyIndex.ts';
import type { GameCategory, GameSort } from './pickGames.ts';

export const CATEGORIES: Record<GameCategory, string> = {
  all: 'Any kind',
  slots: 'Slots',
  live: 'Live',
  table: 'Table',
  crash: 'Crash',
  instant: 'Instant',
  jackpots: 'Jackpots',
  new: 'New',
  favourites: 'Favourites',
  played: 'Recently played',
};

export const SORTS: readonly { id: GameSort; label: string }[] = [
  { id: 'popular', label: 'Popular first' },
  { id: 'name', label: 'A to Z' },
  { id: 'rtp', label: 'Highest RTP' },
  { id: 'jackpot', label: 'Largest jackpot' },
  { id: 'stake', label: 'Smallest stake' },
];

/** What the games of a kind are called together, in the order of a provider's shelves. */
export const KIND_NAMES: Record<LobbyGame['kind'], string> = {
  crash: 'Crash games',
  table: 'Table games',
  live: 'Live tables',
  instant: 'Instant games',
  slots: 'Slots',
};

/** The kinds of a provider's games: `Table games and slots`. */
export function kindsText(kinds: LobbyProvider['kinds']): string {
  const names = kindsOf(kinds).map((kind) => KIND_NAMES[kind].toLowerCase());
  const text = new Intl.ListFormat('en-GB').format(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A provider's kinds of games, whichever way round it names them. */
export function kindsOf(kinds: LobbyProvider['kinds']): LobbyGame['kind'][] {
  const all = Object.keys(KIND_NAMES) as LobbyGame['kind'][];
  return all.filter((kind) => kinds.includes(kind));
}

/** Texts for the player's own lists while they are empty. */
export const EMPTY_OWN: Partial<Record<GameCategory, { title: string; text: string }>> = {
  favourites: {
    title: 'No favourites yet',
    text: 'Star a game and it shows here, on this phone only.',
  },
  played: {
    title: 'Nothing played yet',
    text: 'Games you open show here, latest first.',
  },
};

/** `RTP 96.2%, high`: the average return and how much the results vary. */
export function returnText({ rtpPercent, volatility, kind }: LobbyGame): string {
  if (rtpPercent === undefined) return kind === 'live' ? 'Live table' : 'RTP not given';
  return `RTP ${rtpPercent}%${volatility ? `, ${volatility}` : ''}`;
}

export function stakesText({ minStake, maxStake }: LobbyGame): string {
  return `${wholeNaira(minStake)}–${wholeNaira(maxStake)}`;
}

/** Why a game cannot be opened now, in a few words; undefined when it can. */
export function offText({ game, provider }: IndexedGame, isOffline: boolean): string | undefined {
  if (isOffline) return 'Needs a network';
  if (provider?.status === 'down') return 'Provider unavailable';
  return game.isDown ? 'Unavailable' : undefined;
}
