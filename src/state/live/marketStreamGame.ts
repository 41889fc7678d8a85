import { subscribe } from 'valtio/vanilla';
import type * as z from 'zod/mini';
import { type CallOptions, call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { answeredBy } from '../../api/sendRequest.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import { type CachedListSource, cachedList } from '../lists/cachedList.ts';
import { createBook, type GameBook } from './marketStreamBook.ts';
import { createFeed, type GameFeed, type WatchReply } from './marketStreamFeed.ts';
import { type Freshness, freshnessOf } from './marketStreamFreshness.ts';
import { type Signal, signal } from './marketStreamSignal.ts';
import { takeSentMatch } from './sentMatch.ts';

type SavedGame = z.output<typeof getEvent.output>;

/** The age that a page shows for a game. Replaced, never changed, so that React can compare it. */
export interface GameStatus {
  readonly freshness: Freshness;
  /** How old, while `ageing`; otherwise 0. */
  readonly seconds: number;
  /** The server does not know the game, or no longer does. */
  readonly isMissing: boolean;
}

/** One match: its event and markets, saved and live. */
export interface LiveGame {
  readonly gameId: string;
  readonly book: GameBook;
  /** The last HTTP answer, perhaps from an earlier visit. While the stream runs, the book is newer. */
  readonly saved: CachedListSource<SavedGame>;
  readonly feed: GameFeed;
  /** When prices were last known to be correct, epoch ms; 0 is never. */
  readonly heardAt: number;
  /** Freshness at this moment: decides whether a bet may be sent. */
  freshness(): Freshness;
  readonly status: GameStatus;
  readonly statusMoved: Signal;
  /** Checks the clock and updates `status`. */
  look(): void;
  /** Saves the current prices for the next visit. */
  save(): void;
  /** Drops the match from memory when nobody shows it any more. */
  end(): void;
}

export interface GamePorts {
  watch(gameId: string, since: number | undefined): Promise<WatchReply>;
  isOffline(): boolean;
}

export function createGame(gameId: string, { watch, isOffline }: GamePorts): LiveGame {
  const book = createBook();
  const statusMoved = signal();
  let heardAt = 0;
  let isMissing = false;
  /** Changes were or may have been lost, and the feed is asking for them. */
  let hasGap = false;
  let status: GameStatus = { freshness: 'old', seconds: 0, isMissing };
  let shown: SavedGame | undefined;

  const freshness = () => (hasGap ? 'old' : freshnessOf(heardAt, Date.now(), isOffline()));

  function look() {
    const now = freshness();
    const seconds = now === 'ageing' ? Math.floor((Date.now() - heardAt) / 1000) : 0;
    const was = status;
    if (was.freshness === now && was.seconds === seconds && was.isMissing === isMissing) return;
    status = { freshness: now, seconds, isMissing };
    if (now === 'old' && was.freshness !== 'old') {
      keep();
      // The connection looks open but is silent: the server may have forgotten that we watch.
      if (!isOffline()) feed.resync();
    }
    statusMoved.emit();
  }

  function keep() {
    const { data } = saved.state;
    if (!data || !feed.hasSpoken) return;
    const event = { ...data.event, ...(book.score && { score: book.score }) };
    shown = { ...data, asOf: heardAt, event, markets: book.toMarkets() };
    // It may be long ago: a failure since then stays.
    saved.amend(shown, heardAt);
  }

  const feed = createFeed(book, {
    watch: (since) => watch(gameId, since),
    heard() {
      heardAt = Date.now();
      isMissing = false;
      hasGap = false;
      if (status.freshness !== 'live' || status.isMissing) look();
    },
    missed() {
      hasGap = true;
      look();
    },
    refused() {
      isMissing = true;
      look();
    },
  });

  let answeredAt = 0;

  async function ask(options: CallOptions = {}) {
    const answer = await call(getEvent, { gameId }, { quiet: true, ...options });
    answeredAt = Date.now();
    return answer;
  }

  /** The answer to a request that was sent before this code was here; undefined if it is no use. */
  async function askedAhead() {
    const sent = takeSentMatch(gameId);
    const answer = sent && (await ask({ send: answeredBy(sent.response) }).catch(() => undefined));
    answeredAt = sent?.cameAt ?? answeredAt;
    return answer;
  }

  const saved = cachedList({
    name: `event-${gameId}`,
    schema: getEvent.output,
    answeredAt: () => answeredAt,
    async fetch() {
      try {
        return (await askedAhead()) ?? (await ask());
      } catch (error) {
        if (error instanceof CallError && error.status === 404) isMissing = true;
        throw error;
      } finally {
        look();
      }
    },
  });

  const unsubscribe = subscribe(saved.state, () => {
    const { data, savedAt } = saved.state;
    if (!data || data === shown || savedAt <= heardAt) return;
    shown = data;
    if (feed.hasSpoken && freshness() !== 'old') return;
    heardAt = savedAt;
    book.show(data.markets, data.event.score);
    look();
  });

  return {
    gameId,
    book,
    saved,
    feed,
    freshness,
    look,
    statusMoved,
    get heardAt() {
      return heardAt;
    },
    get status() {
      return status;
    },
    save() {
      // Old prices were saved when they turned old; saving again would change their time.
      if (status.freshness !== 'old') keep();
    },
    end() {
      feed.stop();
      unsubscribe();
      saved.end();
    },
  };
}
