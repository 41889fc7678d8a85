import './MessagesPanel.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Severity } from '../../contract/notice.ts';
import { ago } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { notices } from '../../state/device/notices.ts';
import { openInbox } from '../../state/lists/inbox.ts';
import { session } from '../../state/session/session.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { unreadMessages } from '../services/unreadMessages.ts';
import type { PanelProps } from './PanelProps.ts';

/** Only what asks for something is marked. */
const MARKS: Partial<Record<Severity, readonly [string, 'bad' | 'warn']>> = {
  error: ['Problem', 'bad'],
  warning: ['Warning', 'warn'],
};

/** The notices of this visit, because toasts close too soon for many readers. */
export function MessagesPanel({ onClose }: PanelProps) {
  const { tray } = useSnapshot(notices);
  const { count } = useSnapshot(unreadMessages);
  const now = useNow();
  return (
    <Sheet title="Messages" isOpen onClose={onClose}>
      <InboxLink onClose={onClose} />
      {tray.length > 0 && <h3 className="messages-panel__title">On this visit</h3>}
      {tray.length === 0 && (
        <EmptyState
          picture="letter"
          title="Nothing new on this visit"
          text={
            count > 0
              ? 'Your unread messages are under All messages.'
              : 'Messages you get while you play stay here.'
          }
        />
      )}
      {tray.map(({ id, severity, text, at }) => {
        const [word, kind] = MARKS[severity] ?? [];
        return (
          <ListRow key={id} title={text} detail={ago(at, now)}>
            {kind && <Badge kind={kind}>{word}</Badge>}
          </ListRow>
        );
      })}
    </Sheet>
  );
}

/** Links to the operator's messages. This panel only has this visit's notices. */
function InboxLink({ onClose }: PanelProps) {
  const { isAuth } = useSnapshot(session);
  const { count } = useSnapshot(unreadMessages);
  useEffect(() => {
    if (isAuth) void openInbox();
  }, [isAuth]);
  return (
    <Link className="messages-panel__inbox" href={paths.inbox} onClick={onClose}>
      All messages
      {count > 0 && <Badge kind="warn">{count} unread</Badge>}
    </Link>
  );
}
