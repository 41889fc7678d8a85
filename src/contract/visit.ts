import * as z from 'zod/mini';
import { atMost } from './kit/characters.ts';
import { Done } from './kit/empty.ts';
import { endpoint } from './kit/endpoint.ts';
import { Instant } from './kit/time.ts';

/** A page was seen. Queued on the device while there is no network. */
export const recordVisit = endpoint({
  method: 'POST',
  path: '/page/visit',
  access: 'anyone',
  input: z.object({
    path: z.string().check(atMost(500)),
    at: Instant,
    referrer: z.optional(z.string()),
    /** How many visits the device had to drop since it last told. */
    dropped: z.optional(z.int()),
  }),
  output: Done,
  once: true,
  ours: 'payload',
});
