let player = new AbortController();

/** Ends with the session under which a call is made. */
export function sessionSignal(): AbortSignal {
  return player.signal;
}

/** Breaks off every call that was made with the token: its answer is for nobody any more. */
export function abortCalls(): void {
  player.abort();
  player = new AbortController();
}
