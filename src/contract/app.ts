import * as z from 'zod/mini';
import { Nothing } from './kit/empty.ts';
import { endpoint } from './kit/endpoint.ts';
import { Instant } from './kit/time.ts';

export const OrganisationStatus = z.enum(['live', 'maintenance', 'suspended']);
export type OrganisationStatus = z.output<typeof OrganisationStatus>;

export const AppDetails = z.object({
  SEO_TITLE: z._default(z.string(), ''),
  /** Equal to 0: registration and recovery need no one-time code. */
  OTP: z._default(z.int(), 1),
  IS_EMAIL: z._default(z.boolean(), false),
  BRAND_STATUS: z._default(OrganisationStatus, 'live'),
  /** Ours: why the brand is not live, and until when. */
  STATUS_REASON: z.optional(z.string()),
  STATUS_UNTIL: z.optional(Instant),
  /** Ours: opens the registration on its mobile step when the app starts. */
  OPEN_REGISTRATION: z._default(z.boolean(), false),
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
