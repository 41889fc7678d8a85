let player = new AbortController();

/** Aborts when the session ends, so pass it to every call made with the session's token. */
export function sessionSignal(): AbortSignal {
  return player.signal;
}

/** Aborts every call made with the player's token. Sign-out calls it: nobody is left to read the answers. */
export function abortCalls(): void {
  player.abort();
  player = new AbortController();
}
