import type * as z from 'zod/mini';
import type { GameChange, watchGame } from '../../contract/betting/stream.ts';
import type { GameBook } from './marketStreamBook.ts';

export type WatchReply = z.output<(typeof watchGame)['reply']>;

/** After a question without answer; when it was the connection, the reconnect asks sooner. */
const RETRY_MS = 5000;

export interface FeedPorts {
  /** Begins or resumes the stream; rejects without a connection. */
  watch(since: number | undefined): Promise<WatchReply>;
  /** The server was heard: the book is true as of now. */
  heard(): void;
  /** Changes may be missing: until the server is heard again the book is not to be trusted. */
  missed(): void;
  /** The server does not know the game. */
  refused(message: string): void;
}

/** Keeps a book equal to the server's by numbered changes, and fills the gaps between them. */
export interface GameFeed {
  /** True once the stream has spoken: from then on it knows better than any call. */
  readonly hasSpoken: boolean;
  /** At the start and after each connect: asks for everything since the last known change. */
  sync(): Promise<void>;
  /** Asks again where something seems to be missing; nothing while nobody follows the game. */
  resync(): void;
  take(change: GameChange): void;
  beat(seq: number): void;
  stop(): void;
}

export function createFeed(book: GameBook, { watch, heard, missed, refused }: FeedPorts): GameFeed {
  let seq: number | undefined;
  let isAsking = false;
  let isStopped = true;
  /** Changes that overtook the reply they follow. */
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
      book.show(reply.markets, reply.score);
      seq = reply.seq;
    } else {
      for (const change of reply.changes) applyNext(change);
    }
    heard();
  }

  async function sync() {
    isStopped = false;
    if (isAsking) return;
    clearTimeout(retry);
    isAsking = true;
    // Whatever the reason to ask, the stream has moved on without us.
    if (seq !== undefined) missed();
    try {
      const reply = await watch(seq);
      if (isStopped) return;
      takeReply(reply);
    } catch {
      if (!isStopped) retry = setTimeout(() => void sync(), RETRY_MS);
    } finally {
      isAsking = false;
    }
    const waiting = early;
    early = [];
    for (const change of waiting) take(change);
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
    sync,
    resync() {
      if (!isStopped) void sync();
    },
    take,
    beat(current) {
      if (isAsking || isStopped || seq === undefined) return;
      // A beat of another number says that a change was lost, or that the server began anew.
      if (current === seq) heard();
      else void sync();
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
      early = [];
    },
  };
}
