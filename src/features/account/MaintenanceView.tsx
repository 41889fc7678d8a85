import './MaintenanceView.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link, Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { lagosClock, startsWithin } from '../../domain/time/lagosTime.ts';
import { env } from '../../env.ts';
import { paths } from '../../paths.ts';
import { connection } from '../../state/session/connection.ts';
import { organisation, refreshOrganisation } from '../../state/session/organisation.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

const TITLES = {
  live: `${env.name} is open`,
  maintenance: "We're doing maintenance",
  suspended: `${env.name} is suspended`,
};

const OPEN = [
  TITLES.live,
  'Everything works. Betting, deposits and withdrawals are open.',
] as const;
/** Every visit starts with the status `live`. Do not announce that before the server has confirmed it. */
const ASKING = ['One moment', `Checking if ${env.name} is open…`] as const;

/** Offline, nobody can know more. */
const LAST_WORD = {
  open: `${env.name} was open when we last checked.`,
  closed: 'You are offline. This is the latest we have.',
};

const READABLE = [
  ['Terms & Conditions', paths.terms],
  ['Game rules', paths.gameRules],
  ['Responsible gaming', paths.responsible],
  ['Privacy policy', paths.privacy],
  ['Help & FAQ', paths.faq],
  ['Contact us', paths.contact],
] as const;

/** Says why the brand is closed and until when. The rules stay readable; nobody can sign in. */
export function MaintenanceView() {
  const { organisationStatus: status, appDetails, isTold } = useSnapshot(organisation);
  const { isAuth } = useSnapshot(session);
  const isOffline = useSnapshot(connection).status === 'offline';
  const [lookedAt, setLookedAt] = useState(0);
  const [isLooking, setLooking] = useState(false);

  async function look(): Promise<void> {
    setLooking(true);
    const isAnswered = await refreshOrganisation();
    setLooking(false);
    if (isAnswered) setLookedAt(Date.now());
  }

  // From here on the app asks by itself (`watchOrganisation`).
  useEffect(() => void refreshOrganisation(), []);

  const isClosed = status !== 'live';
  const back = placeBefore(useHistoryState());
  if (!isClosed && isTold && back) return <Redirect to={back} replace />;
  const [title, text] = isTold ? OPEN : ASKING;
  const lastWord = isOffline ? LAST_WORD[isClosed ? 'closed' : 'open'] : undefined;
  if (!isClosed) {
    return (
      <EmptyState
        isPage
        picture={isOffline ? 'offline' : 'ball'}
        title={isOffline ? 'You are offline' : title}
        text={<span role="status">{lastWord ?? text}</span>}
      >
        <Link
          href={isAuth ? paths.home : paths.landing}
          className={buttonClass({ kind: 'action' })}
        >
          Home
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className="maintenance">
      <h1>{TITLES[status]}</h1>
      <p>{appDetails?.STATUS_REASON || 'Your money and your bets are safe.'}</p>
      <Expected until={appDetails?.STATUS_UNTIL} />
      <Button kind="action" isBusy={isLooking} onClick={look}>
        {isLooking ? 'Checking…' : 'Try again'}
      </Button>
      <p className="maintenance__looked" role="status">
        {lastWord ?? (lookedAt > 0 && `Still closed at ${lagosClock(lookedAt)}.`)}
      </p>
      <h2 className="maintenance__readable">Rules and help</h2>
      <ul className="maintenance__links">
        {READABLE.map(([label, to]) => (
          <li key={to}>
            <Link href={to} className="maintenance__link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the player was when the operator closed: `Guarded` leaves it in the history. */
function placeBefore(state: unknown): string | undefined {
  const isKept = typeof state === 'object' && state !== null && 'from' in state;
  return isKept && typeof state.from === 'string' ? state.from : undefined;
}

function Expected({ until }: { until: number | undefined }) {
  const now = useNow();
  if (until === undefined || now === 0) return null;
  return (
    <p>
      {until > now ? (
        <>
          Expected back <b>{startsWithin(until, now)}</b>, at {lagosClock(until)} Lagos time.
        </>
      ) : (
        "It's taking a little longer than we expected."
      )}
    </p>
  );
}
