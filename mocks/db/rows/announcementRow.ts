import * as z from 'zod/mini';
import { Severity } from '../../../src/contract/notice.ts';
import { table } from '../../engine/db/table.ts';

const AnnouncementRow = z.object({
  announcementId: z.string(),
  /** Null for everybody. */
  accountId: z.nullable(z.int()),
  title: z.string(),
  text: z.string(),
  severity: Severity,
  at: z.int(),
  href: z.nullable(z.string()),
  /** Hidden from players on a break. */
  isOffer: z.boolean(),
});

export const announcements = table(AnnouncementRow, 'announcementId', ['accountId']);
