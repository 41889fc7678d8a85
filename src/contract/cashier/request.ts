import * as z from 'zod/mini';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';

/** Of deposits and withdrawals alike; all but `pending` are final. */
export const RequestStatus = z.enum(['pending', 'approved', 'declined', 'expired']);
export type RequestStatus = z.output<typeof RequestStatus>;

/** One step of a request, with the reason where there is one. */
const RequestStep = z.object({ at: Instant, text: z.string() });

export const requestFields = {
  gateway: z.string(),
  gatewayName: z.string(),
  amount: Naira,
  fee: Naira,
  status: RequestStatus,
  /** What the player asks support with. */
  reference: z.string(),
  /** The idempotency key it was asked for with: by it the app finds a request whose answer was lost. */
  clientKey: z.optional(z.string()),
  createdAt: Instant,
  decidedAt: z.optional(Instant),
  /** Why it was declined or has expired. */
  reason: z.optional(z.string()),
  timeline: z.array(RequestStep),
};

/** Which requests to list; pages count from 1, for a zero would be dropped from the query. */
export const requestFilter = {
  status: z.optional(RequestStatus),
  from: z.optional(IsoDate),
  to: z.optional(IsoDate),
  clientKey: z.optional(z.string()),
  page: z.optional(z.int()),
};
