import type { RequestHandler } from 'msw';
import type { Link, LinkRefusal } from '../realtime/link.ts';

/** The connections of a world, as a transport sees them. */
export interface Handshake {
  /** Number of open connections. */
  readonly size: number;
  /** Why a handshake is refused; undefined when it is accepted. An empty token is a guest. */
  refuse(token: string): LinkRefusal | undefined;
  accept(link: Link, token: string): void;
  /** Breaks every connection, as if the server had died. */
  dropAll(): void;
}

/** One world, as its host sees it. */
export interface Hosted {
  handlers: RequestHandler[];
  realtime: Handshake;
  /** Cut off, as if its server had stopped. */
  isDown(): boolean;
  /** Whether a fault keeps this connection from becoming a websocket; counts as a use of the fault. */
  takesUpgradeFault(): boolean;
  /** Everything that another process needs to go on with this world. */
  snapshot(): unknown;
  /** What led to the snapshot, where that is short. */
  recording?(): object | undefined;
  dispose(): void;
}
