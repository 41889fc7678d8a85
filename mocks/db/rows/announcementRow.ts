import * as z from 'zod/mini';
import { Severity } from '../../../src/contract/notice.ts';
import { table } from '../table.ts';

const AnnouncementRow = z.object({
  announcementId: z.string(),
  /** Null is for everybody. */
  accountId: z.nullable(z.int()),
  title: z.string(),
  text: z.string(),
  severity: Severity,
  at: z.int(),
  href: z.nullable(z.string()),
  /** Kept from players on a break. */
  isOffer: z.boolean(),
});

export const announcements = table(AnnouncementRow, 'announcementId', ['accountId']);
