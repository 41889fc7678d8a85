import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Redirect, useLocation } from 'wouter';
import { env } from '../../env.ts';
import { href, paths } from '../../paths.ts';
import { usePageDetail } from '../../state/device/pageDetail.ts';
import { lobby } from '../../state/lists/lobby.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { connection } from '../../state/session/connection.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { LaunchedProvider } from './LaunchedProvider.tsx';
import { ProviderFrame } from './ProviderFrame.tsx';
import './ProviderPage.css';
import { themedUrl } from './themedUrl.ts';

/** The page of a sportsbook or an exchange, or why it is not available. */
export function ProviderPage({ provider }: { provider: string }) {
  const { data, status } = useSnapshot(lobby.state);
  const isOffline = useSnapshot(connection).status === 'offline';
  const { isAuth } = useSnapshot(session);
  const { text: holdText } = useSnapshot(bettingHold);
  const [, navigate] = useLocation();
  useEffect(() => void lobby.refresh(), []);

  // Not `history.back()`: the pages opened inside the frame are in the history too.
  const leave = () => navigate(session.isAuth ? paths.home : paths.landing);
  const known = data?.providers.find((row) => row.provider === provider);
  usePageDetail(known?.name);

  // A casino has no page for a frame: its games are ours to open, one by one, on its page of the casino.
  if (known && !known.kinds.includes('sports')) {
    return <Redirect to={href(paths.casinoDesktop, { provider })} replace />;
  }

  if (known?.status === 'working') {
    // A guest may look round, and on a break nothing is launched: the frame says why it stays closed.
    if (isAuth && holdText === undefined) {
      return (
        <LaunchedProvider key={provider} provider={provider} title={known.name} onLeave={leave} />
      );
    }
    return <ProviderFrame title={known.name} url={themedUrl(known.url)} onLeave={leave} />;
  }
  if (known) {
    return (
      <EmptyState
        picture="offline"
        isPage
        title={`${known.name} is not available`}
        text={`This provider is down. Your money is not affected; the rest of ${env.name} works.`}
      >
        <Button onClick={leave}>Leave</Button>
        <Button kind="quiet" onClick={() => void lobby.refresh()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (data) {
    return (
      <EmptyState
        picture="signpost"
        isPage
        title="Provider not found"
        text={`Its link may be wrong, or it has left ${env.name}. Your money is not affected.`}
      >
        <Button onClick={leave}>Leave</Button>
      </EmptyState>
    );
  }
  if (status !== 'failed') return <Skeleton className="provider-page__skeleton" />;
  return (
    <ErrorState
      isPage
      title={isOffline ? 'You are offline' : 'The providers could not be loaded'}
      text="This page belongs to a provider and needs a connection. Your money is not affected."
      onRetry={() => void lobby.refresh()}
    />
  );
}
