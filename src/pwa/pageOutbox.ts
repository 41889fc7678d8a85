import { createOutbox, type Outbox } from '../../sw/outbox/outbox.ts';
import type { Session } from '../../sw/outbox/session.ts';

/** The outbox as the page drives it, over the same database as the worker's. */
export function pageOutbox(url: string, session: () => Session | undefined): Outbox {
  return createOutbox({ url, readSession: async () => session() });
}
