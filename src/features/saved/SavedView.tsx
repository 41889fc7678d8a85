import './SavedView.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { env } from '../../env.ts';
import { byteSize } from '../../lib/byteSize.ts';
import { paths } from '../../paths.ts';
import { isInUse } from '../../pwa/inUse.ts';
import { keepsLess } from '../../pwa/keepsLess.ts';
import { wantsLessData } from '../../pwa/lessData.ts';
import { saveAll } from '../../pwa/savedContent.ts';
import { connection } from '../../state/session/connection.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Facts } from '../../ui/list/Facts.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { RemoveSaved } from './RemoveSaved.tsx';
import { SavedLists, SavedPages } from './SavedRows.tsx';
import { useSaved } from './useSaved.ts';
import { WeekendFixtures } from './WeekendFixtures.tsx';

type Outcome = 'saving' | 'saved' | 'failed' | undefined;

/** What opens on this phone offline: its size, its age, and how to save more or less. */
export function SavedView() {
  const { saved, look } = useSaved();
  const [outcome, setOutcome] = useState<Outcome>();
  const isOffline = useSnapshot(connection).status === 'offline';
  const { token, isKept } = useSnapshot(session);
  const savesLists = !token || isKept;
  const listsText = savesLists
    ? 'Lists you open are kept here, with the time they were saved.'
    : 'You chose not to stay logged in on this phone, so no list is saved.';
  if (!saved) return <Skeleton className="saved__wait" />;

  const { files, lists, isAll } = saved;
  const pages = files.filter(({ title }) => title !== undefined);
  const own = files.filter(({ title }) => title === undefined);
  const isAny = files.length + lists.length > 0;

  async function save() {
    setOutcome('saving');
    setOutcome((await saveAll()) ? 'saved' : 'failed');
    await look();
  }

  async function removed() {
    setOutcome(undefined);
    await look();
  }

  return (
    <>
      <Card>
        {isAny && (
          <Facts
            facts={[
              { name: `Rules and other pages (${pages.length})`, value: sizeOf(pages) },
              { name: `Lists, bets and prices (${lists.length})`, value: sizeOf(lists) },
              { name: 'The app itself', value: sizeOf(own) },
              { name: 'Total', value: sizeOf([...files, ...lists]), isTotal: true },
            ]}
          />
        )}
        {!isAll && outcome === undefined && (
          <Notice kind="info">{whyNotAll(Boolean(token))}</Notice>
        )}
        {outcome === 'saved' && (
          <Notice kind="success">Saved. Every page and all rules now open offline.</Notice>
        )}
        {outcome === 'failed' && (
          <Notice kind="error">
            We couldn't save everything: the connection dropped or the phone is full. We kept what
            arrived. Try again.
          </Notice>
        )}
        <div className="saved__acts">
          <Button onClick={() => void save()} disabled={isOffline} isBusy={outcome === 'saving'}>
            {outcome === 'saving' ? 'Saving…' : 'Save everything'}
          </Button>
          {isAny && <RemoveSaved lists={lists} onRemoved={() => void removed()} />}
        </div>
        {isOffline && <p className="saved__note">You can save more when you're online.</p>}
      </Card>
      {savesLists && <WeekendFixtures lists={lists} onAdded={() => void look()} />}
      {pages.length + lists.length === 0 ? (
        <Card>
          <EmptyState
            picture="ticket"
            title="No page or list is saved yet"
            text={`${listsText} Rules and other pages are saved while the phone is idle.`}
          >
            {TO_MATCHES}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card>
            <h2>Lists, bets and prices</h2>
            {lists.length === 0 ? (
              <EmptyState picture="ticket" title="None yet" text={listsText}>
                {TO_MATCHES}
              </EmptyState>
            ) : (
              <SavedLists lists={lists} />
            )}
          </Card>
          <Card>
            <h2>Rules and other pages</h2>
            {pages.length === 0 ? (
              <EmptyState
                picture="account"
                title="None yet"
                text="They are saved automatically while the phone is idle."
              >
                <Link className={buttonClass({ kind: 'quiet' })} href={paths.gameRules}>
                  Read the game rules
                </Link>
              </EmptyState>
            ) : (
              <SavedPages pages={pages} />
            )}
          </Card>
        </>
      )}
    </>
  );
}

const TO_MATCHES = (
  <Link className={buttonClass({ kind: 'quiet' })} href={paths.sportsbook}>
    See the matches
  </Link>
);

/** Why the rest of the app is not on this phone, and what brings it here. */
function whyNotAll(isSignedIn: boolean): string {
  if (keepsLess()) {
    return 'You removed what was saved. Only what the app needs to start is kept, until you save everything again.';
  }
  if (wantsLessData()) {
    return 'The data saver is on, so this phone has only part of the app. Save everything to get the rest.';
  }
  if (isSignedIn || isInUse()) {
    return 'This phone has only part of the app. The rest is saved while the phone is idle.';
  }
  return `This phone has only part of the app. Press Save everything to get the rest now. It also saves by itself once you log in, install ${env.name} or come back.`;
}

function sizeOf(kept: readonly { bytes: number }[]): string {
  return byteSize(kept.reduce((sum, { bytes }) => sum + bytes, 0));
}
