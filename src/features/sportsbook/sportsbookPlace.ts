import { CouponMarketKind } from '../../contract/betting/coupon.ts';
import { SportId } from '../../contract/betting/market.ts';
import { sharedCode } from '../../domain/sportsbook/sharedCode.ts';
import { paths } from '../../paths.ts';

/** The player's place in the sportsbook. It is kept in the address, so that Back and shared links work. */
export interface SportsbookPlace {
  sport: SportId;
  isLive: boolean;
  competition?: string;
  /** The market that the list shows on a phone. */
  market?: CouponMarketKind;
  gameId?: string;
  /** A booking code to load. */
  code?: string;
}

/** In the order of the exchange's lists. */
export const SPORT_TABS: readonly { id: SportId; name: string }[] = [
  { id: 1, name: 'Football' },
  { id: 4, name: 'Cricket' },
  { id: 2, name: 'Tennis' },
];

/** Reads the place from the address's query. */
export function readPlace(search: string): SportsbookPlace {
  const query = new URLSearchParams(search);
  const sport = SportId.safeParse(Number(query.get('sport')));
  const competition = query.get('competition');
  const market = CouponMarketKind.safeParse(query.get('market'));
  const gameId = query.get('event');
  const code = query.get('code') ?? codeShared(query);
  return {
    sport: sport.success ? sport.data : 1,
    isLive: query.get('time') === 'live',
    ...(competition && { competition }),
    ...(market.success && { market: market.data }),
    ...(gameId && { gameId }),
    ...(code && { code }),
  };
}

/**
 * The code in what a chat shared with the app: the manifest names these fields. A text without a code counts
 * as a damaged one, so that the player is told.
 */
function codeShared(query: URLSearchParams): string | undefined {
  const shared = ['url', 'text', 'title'].flatMap((name) => query.get(name) ?? []).join(' ');
  return shared.trim() === '' ? undefined : (sharedCode(shared) ?? 'none');
}

/** The address of a place. */
export function placeHref(place: SportsbookPlace): string {
  const { sport, isLive, competition, market, gameId } = place;
  const query = new URLSearchParams();
  if (sport !== 1) query.set('sport', String(sport));
  if (isLive) query.set('time', 'live');
  if (competition) query.set('competition', competition);
  if (market) query.set('market', market);
  if (gameId) query.set('event', gameId);
  const text = query.toString();
  return text ? `${paths.sportsbook}?${text}` : paths.sportsbook;
}
