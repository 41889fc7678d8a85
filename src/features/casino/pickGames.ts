import type { LobbyGame } from '../../contract/external.ts';
import { type IndexedGame, plain } from './lobbyIndex.ts';
import { mechanicOf } from './mechanics.ts';

export type GameCategory = 'all' | LobbyGame['kind'] | 'jackpots' | 'new' | 'favourites' | 'played';
export type GameSort = 'popular' | 'name' | 'rtp' | 'jackpot' | 'stake';
export type Volatility = NonNullable<LobbyGame['volatility']>;

/** The filter and order of the lobby. */
export interface GameFilter {
  category: GameCategory;
  sort: GameSort;
  search: string;
  /** One mechanic, as `mechanicOf` names it. */
  mechanic?: string | undefined;
  /** Empty for all providers. */
  provider: string;
  volatility?: Volatility | undefined;
  /** Only games with at least this average return, in percent. */
  rtpFrom?: number | undefined;
  hasJackpot?: boolean | undefined;
}

export interface Chosen {
  favourites: readonly string[];
  played: readonly string[];
}

/** The games that match a filter. Favourites and recently played keep the player's own order. */
export function pickGames(
  index: readonly IndexedGame[],
  filter: GameFilter,
  chosen: Chosen,
): IndexedGame[] {
  const words = plain(filter.search).split(/\s+/).filter(Boolean);
  const own = ownOrder(filter.category, chosen);
  const found = index.filter(
    ({ game, text }) =>
      words.every((word) => text.includes(word)) &&
      (own ? own.has(game.gameCode) : isOfCategory(game, filter.category)) &&
      isWithin(game, filter),
  );
  if (own) return found.sort((one, other) => rank(own, one) - rank(own, other));
  return found.sort(
    (one, other) => ORDER[filter.sort](one.game, other.game) || byName(one.game, other.game),
  );
}

/** Whether a filter leaves the list as it comes from the service: everything of its kind, the most played first. */
export function isUnfiltered(filter: GameFilter, first: GameCategory): boolean {
  const { category, sort, search, provider, mechanic, volatility, rtpFrom } = filter;
  const isNarrowed = search || provider || mechanic || volatility || rtpFrom;
  return category === first && sort === 'popular' && !isNarrowed;
}

/** Whether any game is in a category that the server assigns. */
export function hasCategory(index: readonly IndexedGame[], category: GameCategory): boolean {
  return index.some(({ game }) => isOfCategory(game, category));
}

function isOfCategory({ kind, jackpot, tags }: LobbyGame, category: GameCategory): boolean {
  if (category === 'all') return true;
  if (category === 'jackpots') return jackpot !== undefined;
  if (category === 'new') return tags?.includes('new') ?? false;
  return kind === category;
}

function isWithin(game: LobbyGame, filter: GameFilter): boolean {
  const { provider, mechanic, volatility, rtpFrom = 0, hasJackpot } = filter;
  return (
    (!mechanic || mechanicOf(game) === mechanic) &&
    (provider === '' || game.provider === provider) &&
    (!volatility || game.volatility === volatility) &&
    (rtpFrom === 0 || (game.rtpPercent ?? 0) >= rtpFrom) &&
    (!hasJackpot || game.jackpot !== undefined)
  );
}

function ownOrder(category: GameCategory, chosen: Chosen): Map<string, number> | undefined {
  if (category !== 'favourites' && category !== 'played') return undefined;
  return new Map(chosen[category].map((gameCode, place) => [gameCode, place]));
}

function rank(order: Map<string, number>, { game }: IndexedGame): number {
  return order.get(game.gameCode) ?? 0;
}

const ORDER: Record<GameSort, (one: LobbyGame, other: LobbyGame) => number> = {
  popular: (one, other) => popularity(other) - popularity(one),
  name: () => 0,
  rtp: (one, other) => (other.rtpPercent ?? 0) - (one.rtpPercent ?? 0),
  jackpot: (one, other) => (other.jackpot ?? 0) - (one.jackpot ?? 0),
  stake: (one, other) => one.minStake - other.minStake,
};

/** What everybody plays; a service that does not count it may mark what is popular. */
function popularity({ plays, tags }: LobbyGame): number {
  return plays ?? (tags?.includes('popular') ? 1 : 0);
}

function byName(one: LobbyGame, other: LobbyGame): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}
