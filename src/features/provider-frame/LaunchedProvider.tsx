import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { connection } from '../../state/session/connection.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { ProviderFrame } from './ProviderFrame.tsx';
import { type Launch, launchFor } from './providerLaunch.ts';

interface LaunchedProviderProps {
  provider: string;
  title: string;
  onLeave(): void;
}

/** A provider's page opened for a signed-in player, under a launch of its own. */
export function LaunchedProvider({ provider, title, onLeave }: LaunchedProviderProps) {
  const [launched, setLaunched] = useState<Launch>();
  const [tries, setTries] = useState(0);
  const isOffline = useSnapshot(connection).status === 'offline';
  const isWaiting = isOffline && launched === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another launch
  useEffect(() => {
    if (isWaiting) return;
    let isLeft = false;
    void launchFor(provider).then((answer) => {
      if (!isLeft) setLaunched(answer);
    });
    return () => {
      isLeft = true;
    };
  }, [provider, isWaiting, tries]);

  function again() {
    setLaunched(undefined);
    setTries(tries + 1);
  }
  if (isWaiting) {
    return (
      <EmptyState
        picture="offline"
        isPage
        title="You are offline"
        text={`${title} needs a connection. It opens here when you're back.`}
      />
    );
  }
  if (!launched) return <Skeleton className="provider-page__skeleton" />;
  if ('problem' in launched) {
    return (
      <ErrorState
        isPage
        title={`${title} could not be opened`}
        text={launched.problem}
        onRetry={again}
      />
    );
  }
  return <ProviderFrame title={title} url={launched.url} onLeave={onLeave} onOpenAgain={again} />;
}
