import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { gameBeat, gameChanged, unwatchGame, watchGame } from '../../contract/betting/stream.ts';
import { heldMap } from '../../lib/heldMap.ts';
import { ask, listen } from '../../realtime/transport.ts';
import { dataSaver } from '../device/dataSaver.ts';
import { connection } from '../session/connection.ts';
import { whenRealtimeReady } from '../session/realtimeReady.ts';
import { openRealtime } from '../session/realtimeSession.ts';
import { session } from '../session/session.ts';
import { deepMarkets, onDepthChange } from './marketStreamDepth.ts';
import { createGame, type LiveGame } from './marketStreamGame.ts';
import { rememberGame } from './marketStreamRecent.ts';

const TICK_MS = 1000;
/** The next screen can take over a match within this time without a new subscription. */
const LINGER_MS = 3000;
/** After this long a hidden page stops streaming, to save data. */
const HIDDEN_MS = 30_000;

/** A match is kept in memory this long after the player leaves it, so that going back is instant. */
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
onDepthChange((gameId) => games.known(gameId)?.game.feed.askAnew());

let stops: (() => void)[] = [];
let isResting = false;
let hasGuestSocket = false;

function createLiveGame(gameId: string): LiveGame {
  /** The markets in depth that the last question named. */
  let asked = '';
  return createGame(gameId, {
    watch(id, since) {
      const deep = deepMarkets(id);
      // Other depths are other levels, so changes alone do not lead there.
      const isOther = asked !== deep.join();
      asked = deep.join();
      return ask(watchGame, {
        gameId: id,
        ...(since !== undefined && !isOther && { since }),
        ...(dataSaver.isOn && { lite: true }),
        ...(deep.length > 0 && { deep: [...deep] }),
      });
    },
    isOffline: () => connection.status === 'offline',
  });
}

/** What is known of a match. Fetches nothing; `watchMatch` does. */
export function liveGame(gameId: string): LiveGame {
  return games.get(gameId).game;
}

/** Keeps a match in memory while it is shown, whether or not it is streamed. */
export function keepMatch(gameId: string): () => void {
  return games.hold(gameId);
}

/** Fetches the match and streams it until every watcher has let go. */
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
  } else if (!game.saved.state.data) {
    // It is still streamed for the page that was just left, and a sign-out has emptied it since.
    void game.saved.refresh();
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
  // If this gets lost, we only receive a few changes that nobody reads.
  ask(unwatchGame, { gameId }).catch(() => undefined);
}

function* watchedGames(): Generator<LiveGame> {
  for (const { game, watchers } of games.values()) if (watchers > 0) yield game;
}

/** Connects the socket and the clock to the games. Runs with the first watched match. */
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

/** Disconnects them with the last watched match, so that other pages pay nothing. */
function unfollow(): void {
  for (const stop of stops) stop();
  stops = [];
  clearTimeout(restTimer);
  isResting = false;
}

// A player has a socket from the start. A guest opens one with the first match. After a sign-out it must wait
// until the player's socket is closed.
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
