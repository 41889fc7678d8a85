import * as z from 'zod/mini';
import { Nothing } from './kit/empty.ts';
import { endpoint } from './kit/endpoint.ts';
import { Instant } from './kit/time.ts';
import { rows } from './kit/tolerance.ts';
import { Severity } from './notice.ts';

/** A slide of home. All of it is text; `href` is a path of the app. */
export const Banner = z.object({
  bannerId: z.string(),
  order: z.int(),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  action: z.string(),
});
export type Banner = z.output<typeof Banner>;

export const getBanners = endpoint({
  method: 'GET',
  path: '/getBanners',
  access: 'anyone',
  input: Nothing,
  output: z.object({ banners: rows(z.array(Banner)) }),
  ours: 'payload',
});

/** A message to everybody, or only to the player who calls. */
const Announcement = z.object({
  announcementId: z.string(),
  audience: z.enum(['everybody', 'player']),
  title: z.string(),
  text: z.string(),
  severity: Severity,
  at: Instant,
  href: z.optional(z.string()),
  /** An offer. A player on a break is not sent any, and the app hides those saved before. */
  isOffer: z.optional(z.boolean()),
});
export type Announcement = z.output<typeof Announcement>;

/** Newest first. Guests get the messages to everybody. */
export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/announcement/display',
  access: 'anyone',
  input: Nothing,
  output: z.object({ asOf: Instant, announcements: rows(z.array(Announcement)) }),
  ours: 'payload',
});
