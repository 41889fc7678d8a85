import './MessagesPanel.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Severity } from '../../contract/notice.ts';
import { ago } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { notices, readTray } from '../../state/device/notices.ts';
import { inbox, messages, openInbox, shownMessages, unreadOf } from '../../state/lists/inbox.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { session } from '../../state/session/session.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import type { PanelProps } from './PanelProps.ts';

const WORDS: Record<Severity, string> = {
  error: 'Problem',
  warning: 'Warning',
  success: 'Done',
  info: 'News',
};
const TONES = { error: 'bad', warning: 'warn', success: 'good', info: undefined } as const;

/** The notices of this visit, because toasts close too soon for many readers. */
export function MessagesPanel({ onClose }: PanelProps) {
  const { tray } = useSnapshot(notices);
  const now = useNow();
  useEffect(readTray, []);
  return (
    <Sheet title="Messages" isOpen onClose={onClose}>
      {tray.length === 0 && (
        <EmptyState
          title="Nothing new on this visit"
          text="Messages you get while you play stay here."
        />
      )}
      {tray.map(({ id, severity, text, at }) => {
        const kind = TONES[severity];
        return (
          <ListRow key={id} title={text} detail={ago(at, now)}>
            <Badge {...(kind && { kind })}>{WORDS[severity]}</Badge>
          </ListRow>
        );
      })}
      <InboxLink onClose={onClose} />
    </Sheet>
  );
}

/** Links to the operator's messages. This panel only has this visit's notices. */
function InboxLink({ onClose }: PanelProps) {
  const { isAuth } = useSnapshot(session);
  const { data } = useSnapshot(messages.state);
  const { readIds } = useSnapshot(inbox);
  useEffect(() => {
    if (isAuth) void openInbox();
  }, [isAuth]);
  const state = useStateOfPlay();
  const unread = unreadOf(shownMessages(data?.announcements ?? [], state), readIds).length;
  return (
    <Link className="messages-panel__inbox" href={paths.inbox} onClick={onClose}>
      All messages
      {unread > 0 && <Badge kind="warn">{unread} unread</Badge>}
    </Link>
  );
}
