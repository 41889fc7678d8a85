/** One connection of a player or guest, whatever carries it. */
export interface Link {
  linkId: string;
  send(event: string, payload: unknown): void;
  /** Takes a question by its name; the answer acknowledges it, and no answer never does. */
  onAsked(
    event: string,
    answer: (payload: unknown, reply: (answer: unknown) => void) => void,
  ): void;
  onClosed(heard: () => void): void;
  /** Ends it as a broken network does: the client tries again by itself. */
  drop(): void;
  /** Ends it on purpose: the client does not come back by itself. */
  kick(): void;
}

/** Why a handshake is refused; travels as the data of `connect_error`. */
export interface LinkRefusal {
  type: 'SessionError';
  message: string;
}
