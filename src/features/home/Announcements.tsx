import './Announcements.css';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ago } from '../../domain/time/lagosTime.ts';
import { dataSaver } from '../../state/device/dataSaver.ts';
import { openInbox, shownMessages, messages as source } from '../../state/lists/inbox.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chevronDownIcon, megaphoneIcon, pauseIcon, playIcon } from '../../ui/icon/icons.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { AnnouncementText } from './AnnouncementText.tsx';
import { useHeld } from './useHeld.ts';
import { useSlideTimer } from './useSlideTimer.ts';

/** How many messages the line shows; the Messages page has all of them. */
const MOST = 5;
/** Rows of the list that stands still: their place is kept, and nothing below them moves. */
const ROWS = 3;

/** A line that shows the operator's messages in turn. A tap unfolds them all and stops the turning. */
export function Announcements() {
  const { data, status } = useSnapshot(source.state);
  useEffect(() => void openInbox(), []);
  const state = useStateOfPlay();
  const announcements = shownMessages(data?.announcements ?? [], state).slice(0, MOST);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const isStill = useSnapshot(dataSaver).isOn || isCalm;
  const [isPaused, setPaused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const { isHeld, holds } = useHeld();
  const id = useId();
  const now = useNow();
  const moves = announcements.length > 1 && !isStill && !isOpen;
  useSlideTimer(moves && !isPaused && !isHeld, () => setTurn(turn + 1));
  const shown = announcements[turn % announcements.length];

  const none = (
    <p className="announcements__line announcements__line--none">
      <Icon path={megaphoneIcon} isSmall />
      {data ? (
        'No announcements right now.'
      ) : status === 'failed' ? (
        'Announcements could not be loaded.'
      ) : (
        <Skeleton className="announcements__title" />
      )}
    </p>
  );
  if (isStill) {
    const first = announcements.length > ROWS ? ROWS - 1 : ROWS;
    return (
      <section className="announcements announcements--still" aria-label="Announcements">
        <h2 className="announcements__head">Announcements</h2>
        {!shown && none}
        {announcements.slice(0, isOpen ? MOST : first).map((announcement) => (
          <details key={announcement.announcementId}>
            <summary className="announcements__line">
              <Icon path={megaphoneIcon} isSmall />
              <span className="announcements__title" title={announcement.title}>
                {announcement.title}
              </span>
              <span className="announcements__at">{ago(announcement.at, now)}</span>
            </summary>
            <AnnouncementText announcement={announcement} />
          </details>
        ))}
        {announcements.length > ROWS && (
          <button
            type="button"
            className="announcements__line announcements__more"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="announcements__title">
              {isOpen ? 'Show fewer' : `Show ${announcements.length - first} more`}
            </span>
            <Icon path={chevronDownIcon} isSmall />
          </button>
        )}
      </section>
    );
  }
  return (
    <section className="announcements" aria-label="Announcements" {...holds}>
      <div className="announcements__bar">
        {moves && (
          <IconButton
            label={isPaused ? 'Play the announcements' : 'Pause the announcements'}
            icon={isPaused ? playIcon : pauseIcon}
            onClick={() => setPaused(!isPaused)}
          />
        )}
        {shown ? (
          <button
            type="button"
            className="announcements__line"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon path={megaphoneIcon} isSmall />
            <span key={shown.announcementId} className="announcements__title" title={shown.title}>
              {isOpen ? 'Announcements' : shown.title}
            </span>
            <Icon path={chevronDownIcon} isSmall />
          </button>
        ) : (
          none
        )}
      </div>
      <ul id={id} className="announcements__all" hidden={!isOpen}>
        {isOpen &&
          announcements.map((announcement) => (
            <li key={announcement.announcementId}>
              <b>{announcement.title}</b>
              <AnnouncementText announcement={announcement} />
            </li>
          ))}
      </ul>
    </section>
  );
}
