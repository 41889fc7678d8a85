import './MessageCard.css';
import { Link } from 'wouter';
import type { Announcement } from '../../contract/content.ts';
import { ago, lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { inAppPath } from '../../state/device/inAppPath.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Badge } from '../../ui/status/Badge.tsx';

/** Only what asks for something is marked. */
const KINDS: Partial<Record<Announcement['severity'], readonly [string, 'bad' | 'warn']>> = {
  error: ['Problem', 'bad'],
  warning: ['Warning', 'warn'],
};

const WEEK_MS = 7 * 86_400_000;

interface MessageCardProps {
  message: Announcement;
  isRead: boolean;
  onOpen(): void;
}

/** A message. Unfolding its text marks it as read. It is shown as plain text. */
export function MessageCard({ message, isRead, onOpen }: MessageCardProps) {
  const { title, text, severity, audience, at, href } = message;
  const now = useNow();
  const [word, kind] = KINDS[severity] ?? [];
  const to = inAppPath(href);
  return (
    <details className="message" onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary className="message__head">
        <span className="message__title">
          {!isRead && <span className="message__new">New</span>} {title}
        </span>
        <span className="message__when">
          {kind && <Badge kind={kind}>{word}</Badge>}{' '}
          {now > 0 && (now - at < WEEK_MS ? ago(at, now) : `${lagosDay(at)} ${lagosClock(at)}`)}
        </span>
        <span className="message__start" title={text}>
          {text}
        </span>
      </summary>
      <p>{text}</p>
      <p className="message__foot">
        {audience === 'player' ? 'To you' : 'To everybody'}
        {to && <Link href={to}>Open</Link>}
      </p>
    </details>
  );
}
