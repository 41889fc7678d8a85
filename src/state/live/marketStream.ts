import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { gameBeat, gameChanged, unwatchGame, watchGame } from '../../contract/stream.ts';
import { ask, listen } from '../../realtime/transport.ts';
import { dataSaver } from '../device/dataSaver.ts';
import { connection } from '../session/connection.ts';
import { openRealtime, whenRealtimeReady } from '../session/realtimeSession.ts';
import { session } from '../session/session.ts';
import { createGame, type LiveGame } from './marketStreamGame.ts';
import { rememberGame } from './marketStreamRecent.ts';

const TICK_MS = 1000;
/** From one screen to the next a game may change hands without leaving the stream. */
const LINGER_MS = 3000;
/** Nobody looks: after this time a hidden page stops costing data. */
const HIDDEN_MS = 30_000;

interface Held {
  game: LiveGame;
  holders: number;
}

const games = new Map<string, Held>();
let isFollowing = false;
let isResting = false;
let hasGuestSocket = false;

function hold(gameId: string): Held {
  const known = games.get(gameId);
  if (known) return known;
  const game = createGame(gameId, {
    watch: (id, since) =>
      ask(watchGame, {
        gameId: id,
        ...(since !== undefined && { since }),
        ...(dataSaver.isOn && { lite: true }),
      }),
    isOffline: () => connection.status === 'offline',
  });
  const held = { game, holders: 0 };
  games.set(gameId, held);
  return held;
}

/** The match as far as it is known; nothing is fetched before `watchMatch`. */
export function liveGame(gameId: string): LiveGame {
  return hold(gameId).game;
}

/** Fetches the match, then follows its stream until every watcher has let go. */
export function watchMatch(gameId: string): () => void {
  const held = hold(gameId);
  const { game } = held;
  held.holders += 1;
  if (held.holders === 1) {
    follow();
    openForGuest();
    void rememberGame(gameId);
    void game.saved.refresh();
    void game.feed.sync();
  }
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    setTimeout(() => release(held), LINGER_MS);
  };
}

function release(held: Held): void {
  held.holders -= 1;
  if (held.holders > 0) return;
  held.game.save();
  leave(held.game);
}

function leave({ gameId, feed }: LiveGame): void {
  feed.stop();
  // A lost goodbye costs a few changes that nobody reads.
  ask(unwatchGame, { gameId }).catch(() => undefined);
}

function* watched(): Iterable<LiveGame> {
  for (const { game, holders } of games.values()) if (holders > 0) yield game;
}

/** Once, with the first match: the wires from the socket and the clock to the games. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  listen(gameChanged, (change) => games.get(change.gameId)?.game.feed.take(change));
  listen(gameBeat, ([gameId, seq]) => games.get(gameId)?.game.feed.beat(seq));
  whenRealtimeReady(syncAll);
  subscribe(connection, lookAll);
  subscribeKey(dataSaver, 'isOn', syncAll);
  setInterval(lookAll, TICK_MS);
  document.addEventListener('visibilitychange', followVisibility);
  // Players have their socket from the start. A guest opens one for the first match, and again after
  // a sign-out, whose own closing must come first.
  subscribeKey(session, 'isAuth', () => {
    hasGuestSocket = false;
    setTimeout(openForGuest);
  });
}

function openForGuest(): void {
  const [first] = watched();
  if (session.isAuth || hasGuestSocket || !first) return;
  hasGuestSocket = true;
  void openRealtime();
}

let restTimer: ReturnType<typeof setTimeout> | undefined;

function followVisibility(): void {
  clearTimeout(restTimer);
  if (document.visibilityState === 'hidden') {
    for (const game of watched()) game.save();
    restTimer = setTimeout(rest, HIDDEN_MS);
  } else {
    if (isResting) {
      isResting = false;
      syncAll();
    }
    lookAll();
  }
}

function rest(): void {
  isResting = true;
  for (const game of watched()) leave(game);
}

function syncAll(): void {
  if (isResting) return;
  for (const game of watched()) void game.feed.sync();
}

function lookAll(): void {
  if (isResting) return;
  for (const game of watched()) game.look();
}
