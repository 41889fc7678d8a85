import type * as z from 'zod/mini';
import type { GameChange, watchGame } from '../../contract/betting/stream.ts';
import type { GameBook } from './marketStreamBook.ts';

export type WatchReply = z.output<(typeof watchGame)['reply']>;

/** Wait after an unanswered request. If the connection was lost, the reconnect asks sooner. */
const RETRY_MS = 5000;

export interface FeedPorts {
  /** Begins or resumes the stream; rejects without a connection. */
  watch(since: number | undefined): Promise<WatchReply>;
  /** The server was heard: the book is correct as of now. */
  heard(): void;
  /** Changes may be missing: do not trust the book until the server is heard again. */
  missed(): void;
  /** The server does not know this game. */
  refused(message: string): void;
}

/** Keeps a game's book equal to the server's: applies numbered changes and fills gaps. */
export interface GameFeed {
  /** True once the stream has answered. From then on its data is newer than any HTTP answer. */
  readonly hasSpoken: boolean;
  /** Asks for everything since the last known change: at the start and after each connect. */
  sync(): Promise<void>;
  /** Asks again when changes seem to be missing. Does nothing while nobody watches the game. */
  resync(): void;
  /** Asks again because more or less is wanted of the game. Nothing was lost, so the book stays good. */
  askAnew(): void;
  take(change: GameChange): void;
  beat(seq: number): void;
  stop(): void;
}

/** A feed that fills `book`; `FeedPorts` is how it asks and reports. */
export function createFeed(book: GameBook, { watch, heard, missed, refused }: FeedPorts): GameFeed {
  let seq: number | undefined;
  let isAsking = false;
  let isStopped = true;
  /** How often it was stopped. The server ends its stream after each stop, so an earlier reply is no beginning. */
  let stops = 0;
  /** Changes that arrived before the reply they build on. */
  let early: GameChange[] = [];
  let retry: ReturnType<typeof setTimeout> | undefined;

  function applyNext(change: GameChange): boolean {
    if (seq === undefined || change.seq > seq + 1) return false;
    if (change.seq === seq + 1) {
      book.apply(change);
      seq = change.seq;
    }
    return true;
  }

  function takeReply(reply: WatchReply) {
    if (reply.kind === 'refused') {
      refused(reply.message);
      return;
    }
    if (reply.kind === 'snapshot') {
      book.show(reply.markets, reply.score, true);
      seq = reply.seq;
    } else {
      for (const change of reply.changes) applyNext(change);
    }
    heard();
  }

  let isWantedAnew = false;

  async function sync(isGap = true) {
    isStopped = false;
    if (isAsking) return;
    clearTimeout(retry);
    isAsking = true;
    const asked = stops;
    // Unless only more is wanted, changes have been missed.
    if (seq !== undefined && isGap) missed();
    try {
      const reply = await watch(seq);
      if (asked === stops) takeReply(reply);
    } catch {
      if (!isStopped) retry = setTimeout(() => void sync(), RETRY_MS);
    } finally {
      isAsking = false;
    }
    if (isStopped) return;
    if (asked !== stops) return void (await sync());
    const waiting = early;
    early = [];
    for (const change of waiting) take(change);
    if (isWantedAnew) {
      isWantedAnew = false;
      askAnew();
    }
  }

  function askAnew() {
    if (isStopped) return;
    if (isAsking) isWantedAnew = true;
    else void sync(false);
  }

  function take(change: GameChange) {
    if (isAsking) early.push(change);
    else if (isStopped || seq === undefined) return;
    else if (applyNext(change)) heard();
    else void sync();
  }

  return {
    get hasSpoken() {
      return seq !== undefined;
    },
    sync: () => sync(),
    askAnew,
    resync() {
      if (!isStopped) void sync();
    },
    take,
    beat(current) {
      if (isAsking || isStopped || seq === undefined) return;
      // A beat with another number means that a change was lost or the server restarted.
      if (current === seq) heard();
      else void sync();
    },
    stop() {
      isStopped = true;
      stops += 1;
      clearTimeout(retry);
      early = [];
    },
  };
}
