import { Link } from 'wouter';
import type { Announcement } from '../../contract/content.ts';
import { ago } from '../../domain/time/lagosTime.ts';
import { inAppPath } from '../../state/device/inAppPath.ts';
import { useNow } from '../../ui/hooks/useNow.ts';

/** The full text of a message, its age and its link. */
export function AnnouncementText({
  announcement: { text, at, href },
}: {
  announcement: Pick<Announcement, 'text' | 'at' | 'href'>;
}) {
  const now = useNow();
  const to = inAppPath(href);
  return (
    <p className="announcements__text">
      {text} <span className="announcements__when">{ago(at, now)}</span>{' '}
      {to && <Link href={to}>Read more</Link>}
    </p>
  );
}
