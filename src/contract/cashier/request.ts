import * as z from 'zod/mini';
import { Page } from '../kit/asked.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';

/** For deposits and withdrawals. Every status but `pending` is final. */
export const RequestStatus = z.enum(['pending', 'approved', 'declined', 'expired']);
export type RequestStatus = z.output<typeof RequestStatus>;

/** One step of a request, with the reason if there is one. */
const RequestStep = z.object({ at: Instant, text: z.string() });

export const requestFields = {
  gateway: z.string(),
  gatewayName: z.string(),
  amount: Naira,
  fee: Naira,
  status: RequestStatus,
  /** What the player quotes to support. */
  reference: z.string(),
  /** The idempotency key of the request. The app uses it to find a request whose answer was lost. */
  clientKey: z.optional(z.string()),
  createdAt: Instant,
  decidedAt: z.optional(Instant),
  /** Why it was declined or expired. */
  reason: z.optional(z.string()),
  timeline: rows(z.array(RequestStep)),
};

/** Filters for a list of requests. Pages count from 1, because a query drops a zero. */
export const requestFilter = {
  status: z.optional(RequestStatus),
  from: z.optional(IsoDate),
  to: z.optional(IsoDate),
  clientKey: z.optional(z.string()),
  page: z.optional(Page),
};
