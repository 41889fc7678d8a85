import { notificationToast, type Severity } from '../../src/contract/notice.ts';
import type { House } from './house.ts';
import { onBreak } from './play/playRow.ts';

export interface Message {
  title: string;
  text: string;
  severity: Severity;
  href?: string;
  /** An offer: hidden from players until their break ends. */
  isOffer?: true;
}

/** Sends a player a toast now and a message that stays in the inbox. */
export function tell(house: House, accountId: number, message: Message, at: number): void {
  const { title, text, severity, href = null, isOffer = false } = message;
  const announcementId = `N${house.db.next('announcement', 1001)}`;
  house.db.announcements.insert({
    announcementId,
    accountId,
    title,
    text,
    severity,
    at,
    href,
    isOffer,
  });
  if (isOffer && onBreak(house, accountId)) return;
  house.push(accountId, notificationToast, { title, message: text, status: severity });
}
