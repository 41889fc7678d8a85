import * as z from 'zod/mini';
import { Nothing } from './kit/empty.ts';
import { endpoint } from './kit/endpoint.ts';
import { isYes } from './kit/isYes.ts';
import { Instant } from './kit/time.ts';
import { loosely } from './kit/tolerance.ts';

export const OrganisationStatus = z.enum(['live', 'maintenance', 'suspended']);
export type OrganisationStatus = z.output<typeof OrganisationStatus>;

/** One-time codes are asked for unless the server says 0 in so many words. */
function wholeOrOn(value: unknown): number {
  return String(value).trim() === '0' ? 0 : 1;
}

/** Anything but live is not live. */
function statusOf(value: unknown): OrganisationStatus {
  const word = String(value).trim().toLowerCase();
  return word === 'live' || word === 'suspended' ? word : 'maintenance';
}

export const AppDetails = z.object({
  SEO_TITLE: z._default(
    loosely(z.string(), () => ''),
    '',
  ),
  /** Equal to 0: registration and recovery need no one-time code. */
  OTP: z._default(loosely(z.int(), wholeOrOn), 1),
  IS_EMAIL: z._default(loosely(z.boolean(), isYes), false),
  BRAND_STATUS: z._default(loosely(OrganisationStatus, statusOf), 'live'),
  /** Ours: why the brand is not live, and until when. */
  STATUS_REASON: z.optional(z.string()),
  STATUS_UNTIL: z.optional(Instant),
  /** Ours: opens the registration on its mobile step when the app starts. */
  OPEN_REGISTRATION: z._default(loosely(z.boolean(), isYes), false),
});
export type AppDetails = z.output<typeof AppDetails>;

export const getAppDetails = endpoint({
  method: 'GET',
  path: '/getAppDetails',
  access: 'anyone',
  input: Nothing,
  output: AppDetails,
  ours: 'payload',
});
