import type { PushKind } from '../../src/contract/account/push.ts';
import { notificationToast, type Severity } from '../../src/contract/notice.ts';
import type { Operator } from './operator.ts';
import { mayBeOffered } from './play/mayBeOffered.ts';
import { pushNote } from './pushNote.ts';

export interface Message {
  title: string;
  text: string;
  severity: Severity;
  href?: string;
  /** An offer: hidden from players on a break or at a limit until that is over. */
  isOffer?: true;
  /** Also pushes it to the player's phones, as this kind. Offers have no kind. */
  pushAs?: PushKind;
}

/** Sends a player a toast now and a message that stays in the inbox. */
export function tell(operator: Operator, accountId: number, message: Message, at: number): void {
  const { title, text, severity, href = null, isOffer = false } = message;
  const announcementId = `N${operator.db.next('announcement', 1001)}`;
  operator.db.announcements.insert({
    announcementId,
    accountId,
    title,
    text,
    severity,
    at,
    href,
    isOffer,
  });
  if (isOffer && !mayBeOffered(operator, accountId)) return;
  operator.push(accountId, notificationToast, { title, message: text, status: severity });
  const { pushAs } = message;
  if (!pushAs || isOffer) return;
  const tag = announcementId;
  pushNote(operator, accountId, { kind: pushAs, title, text, href: href ?? '/', tag });
}
