import * as z from 'zod/mini';
import { atMost } from './kit/characters.ts';
import { Done } from './kit/empty.ts';
import { endpoint } from './kit/endpoint.ts';
import { Instant } from './kit/time.ts';

/**
 * Records a page view. The device queues visits while it is offline, and may send one as a guest that it sent as
 * a player before, when no answer came: the key holds whoever sends it.
 */
export const recordVisit = endpoint({
  method: 'POST',
  path: '/page/visit',
  access: 'anyone',
  input: z.object({
    path: z.string().check(atMost(500)),
    at: Instant,
    referrer: z.optional(z.string()),
    /** How many visits the device has dropped since its last report. */
    dropped: z.optional(z.int()),
  }),
  output: Done,
  once: true,
  ours: 'payload',
});
