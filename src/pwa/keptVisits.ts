import { outboxDatabase } from '../../sw/outbox/database.ts';
import { waitingVisits } from '../../sw/outbox/waitingVisits.ts';

/** The visits on this device, in the database that the worker delivers from. */
export const keptVisits = waitingVisits(outboxDatabase());
