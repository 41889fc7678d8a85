/** A player's or guest's connection, over any transport. */
export interface Link {
  linkId: string;
  send(event: string, payload: unknown): void;
  /**
   * Handles asked messages by name. The returned value acknowledges the message; undefined never acknowledges
   * it.
   */
  onAsked(
    event: string,
    answer: (payload: unknown, reply: (answer: unknown) => void) => void,
  ): void;
  onClosed(heard: () => void): void;
  /** Ends it like a broken network; the client reconnects. */
  drop(): void;
  /** Ends it on purpose; the client does not reconnect. */
  kick(): void;
}

/** Why a handshake is refused; sent as the data of `connect_error`. */
export interface LinkRefusal {
  type: 'SessionError';
  message: string;
}
