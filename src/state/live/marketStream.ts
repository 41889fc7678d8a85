import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { gameBeat, gameChanged, unwatchGame, watchGame } from '../../contract/betting/stream.ts';
import { heldMap } from '../../lib/heldMap.ts';
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

/** A match that nobody looks at stays this long, so that going back to it costs nothing. */
const KEEP_MS = 10_000;

interface Watched {
  game: LiveGame;
  watchers: number;
}

const games = heldMap<Watched>({
  make: (gameId) => ({ game: createLiveGame(gameId), watchers: 0 }),
  end: ({ game }) => game.end(),
  lingerMs: KEEP_MS,
});
let stops: (() => void)[] = [];
let isResting = false;
let hasGuestSocket = false;

function createLiveGame(gameId: string): LiveGame {
  return createGame(gameId, {
    watch: (id, since) =>
      ask(watchGame, {
        gameId: id,
        ...(since !== undefined && { since }),
        ...(dataSaver.isOn && { lite: true }),
      }),
    isOffline: () => connection.status === 'offline',
  });
}

/** The match as far as it is known; nothing is fetched before `watchMatch`. */
export function liveGame(gameId: string): LiveGame {
  return games.get(gameId).game;
}

/** Keeps what is known of a match for as long as it is shown, followed or not. */
export function keepMatch(gameId: string): () => void {
  return games.hold(gameId);
}

/** Fetches the match, then follows its stream until every watcher has let go. */
export function watchMatch(gameId: string): () => void {
  const letGo = games.hold(gameId);
  const watched = games.get(gameId);
  const { game } = watched;
  watched.watchers += 1;
  if (watched.watchers === 1) {
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
    setTimeout(() => {
      release(watched);
      letGo();
    }, LINGER_MS);
  };
}

function release(watched: Watched): void {
  watched.watchers -= 1;
  if (watched.watchers > 0) return;
  watched.game.save();
  leave(watched.game);
  if (watchedGames().next().done) unfollow();
}

function leave({ gameId, feed }: LiveGame): void {
  feed.stop();
  // A lost goodbye costs a few changes that nobody reads.
  ask(unwatchGame, { gameId }).catch(() => undefined);
}

function* watchedGames(): Generator<LiveGame> {
  for (const { game, watchers } of games.values()) if (watchers > 0) yield game;
}

/** With the first match that is watched: the wires from the socket and the clock to the games. */
function follow(): void {
  if (stops.length > 0) return;
  const ticking = setInterval(lookAll, TICK_MS);
  document.addEventListener('visibilitychange', followVisibility);
  stops = [
    listen(gameChanged, (change) => games.known(change.gameId)?.game.feed.take(change)),
    listen(gameBeat, ([gameId, seq]) => games.known(gameId)?.game.feed.beat(seq)),
    whenRealtimeReady(syncAll),
    subscribe(connection, lookAll),
    subscribeKey(dataSaver, 'isOn', syncAll),
    () => clearInterval(ticking),
    () => document.removeEventListener('visibilitychange', followVisibility),
  ];
}

/** With the last one: a page without a match pays for none. */
function unfollow(): void {
  for (const stop of stops) stop();
  stops = [];
  clearTimeout(restTimer);
  isResting = false;
}

// Players have their socket from the start. A guest opens one for the first match, and again after
// a sign-out, whose own closing must come first.
subscribeKey(session, 'isAuth', () => {
  hasGuestSocket = false;
  setTimeout(openForGuest);
});

function openForGuest(): void {
  const [first] = watchedGames();
  if (session.isAuth || hasGuestSocket || !first) return;
  hasGuestSocket = true;
  void openRealtime();
}

let restTimer: ReturnType<typeof setTimeout> | undefined;

function followVisibility(): void {
  clearTimeout(restTimer);
  if (document.visibilityState === 'hidden') {
    for (const game of watchedGames()) game.save();
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
  for (const game of watchedGames()) leave(game);
}

function syncAll(): void {
  if (isResting) return;
  for (const game of watchedGames()) void game.feed.sync();
}

function lookAll(): void {
  if (isResting) return;
  for (const game of watchedGames()) game.look();
}
