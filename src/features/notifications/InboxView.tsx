import './InboxView.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import {
  inbox,
  markRead,
  messages,
  openInbox,
  shownMessages,
  unreadOf,
} from '../../state/lists/inbox.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { ShownRows } from '../../ui/list/ShownRows.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { MessageCard } from './MessageCard.tsx';

interface InboxViewProps {
  /** The way to sign in, shown to guests. */
  signIn: ReactNode;
}

/** The operator's messages: news for everybody and messages to this player. */
export function InboxView({ signIn }: InboxViewProps) {
  const { isAuth } = useSnapshot(session);
  const state = useStateOfPlay();
  const list = useSnapshot(messages.state);
  const { data, status, problem } = list;
  const { readIds } = useSnapshot(inbox);
  const [onlyUnread, setOnlyUnread] = useState(false);
  useEffect(() => {
    if (isAuth) void openInbox();
  }, [isAuth]);

  if (!isAuth) {
    return (
      <EmptyState picture="letter" isPage title="Your messages" text="Log in to see your messages.">
        {signIn}
      </EmptyState>
    );
  }
  const all = shownMessages(data?.announcements ?? [], state);
  const unread = unreadOf(all, readIds);
  const shown = onlyUnread ? unread : all;
  return (
    <div className="inbox">
      <div className="inbox__head">
        <h1>Messages</h1>
        {(data || status !== 'failed') && (
          <Button
            kind="quiet"
            isSmall
            disabled={unread.length === 0}
            onClick={() => markRead(unread.map(({ announcementId }) => announcementId))}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {(data || status !== 'failed') && (
        <div className="inbox__tools">
          <Chip isOn={!onlyUnread} onClick={() => setOnlyUnread(false)}>
            All {all.length}
          </Chip>
          <Chip isOn={onlyUnread} onClick={() => setOnlyUnread(true)}>
            Unread {unread.length}
          </Chip>
        </div>
      )}
      <ListAge list={list} onRetry={() => void openInbox()} />
      {!data && status === 'failed' && (
        <ErrorState
          title="Messages could not be loaded"
          text={problem ?? ''}
          onRetry={() => void openInbox()}
        />
      )}
      {data && shown.length === 0 && (
        <EmptyState
          picture="letter"
          title={onlyUnread ? 'All read' : 'No messages yet'}
          text="Settled bets, payments and news will appear here."
        />
      )}
      <ShownRows key={String(onlyUnread)} rows={shown}>
        {(drawn) => (
          <ul className="inbox__list">
            {drawn.map((message) => (
              <li key={message.announcementId}>
                <MessageCard
                  message={message}
                  isRead={readIds.includes(message.announcementId)}
                  onOpen={() => markRead([message.announcementId])}
                />
              </li>
            ))}
          </ul>
        )}
      </ShownRows>
    </div>
  );
}
