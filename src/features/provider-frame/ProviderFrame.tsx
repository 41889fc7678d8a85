import { useSnapshot } from 'valtio';
import { env } from '../../env.ts';
import { type FrameAccess, frameAccess } from '../../state/device/frameAccess.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { connection } from '../../state/session/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useHoldReload } from '../../ui/hooks/useHoldReload.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import './ProviderFrame.css';
import { useFrame } from './useFrame.ts';
import { WalletBar } from './WalletBar.tsx';

interface ProviderFrameProps {
  /** Name of the provider or game: the heading and the frame's title. */
  title: string;
  url: string;
  onLeave(): void;
  /** Gets another launch once this one is over; without it the same address is opened again. */
  onOpenAgain?(): void;
}

/** A provider's page in a frame, with the player's money and a Leave button always above it. */
export function ProviderFrame(props: ProviderFrameProps) {
  const { title, url, onLeave } = props;
  const { text: holdText } = useSnapshot(bettingHold);
  return (
    <section className="provider-frame" aria-labelledby="provider-title">
      <h1 className="visually-hidden" id="provider-title">
        {title}
      </h1>
      <WalletBar onLeave={onLeave} />
      {holdText === undefined ? (
        <Framed key={url} {...props} />
      ) : (
        // Removed from the page, not covered: nothing may be played behind it.
        <EmptyState title={`${title} is closed for you`} text={holdText}>
          <Button kind="quiet" onClick={onLeave}>
            Leave
          </Button>
        </EmptyState>
      )}
    </section>
  );
}

function Framed(props: ProviderFrameProps) {
  const { title, url, onLeave } = props;
  const access = frameAccess(url, location.origin);
  if (access) return <OpenFrame {...props} access={access} />;
  return (
    <EmptyState
      title={`${title} cannot be opened`}
      text={`Its address is wrong. Your money is not affected; the rest of ${env.name} works.`}
    >
      <Button onClick={onLeave}>Leave</Button>
    </EmptyState>
  );
}

function OpenFrame(props: ProviderFrameProps & { access: FrameAccess }) {
  const { title, url, onLeave, onOpenAgain, access } = props;
  // The provider's page may be in the middle of a round, which we cannot see.
  useHoldReload(`Leave ${title} first, then update.`);
  const isOffline = useSnapshot(connection).status === 'offline';
  const { frame, state, heightPx, tries, retry } = useFrame(access.origin, isOffline);

  if (state === 'closed') {
    return (
      <EmptyState
        title={`${title} has closed`}
        text="The provider has ended it. What you staked and won there is in your balance and in your bets."
      >
        <Button onClick={onLeave}>Leave</Button>
        <Button kind="quiet" onClick={onOpenAgain ?? retry}>
          Open again
        </Button>
      </EmptyState>
    );
  }
  if (state === 'ended') {
    return (
      <EmptyState
        title={`Your session at ${title} has ended`}
        text="Your bets are safe, and your money is in your balance."
      >
        <Button onClick={onOpenAgain ?? onLeave}>Open again</Button>
        <Button kind="quiet" onClick={onLeave}>
          Leave
        </Button>
      </EmptyState>
    );
  }
  if (isOffline && state !== 'ready') {
    return (
      <EmptyState
        title="You are offline"
        text={`${title} opens here when you're back. It needs a connection. Your money is not affected.`}
      />
    );
  }
  if (state === 'silent') {
    return (
      <ErrorState
        title={`${title} does not answer`}
        text={`Its page did not load. Your money is not affected; the rest of ${env.name} works.`}
        onRetry={retry}
      />
    );
  }
  return (
    <>
      {isOffline && (
        <Notice kind="warning">
          You are offline. What you do in {title} now may not arrive; your balance is the last one
          known.
        </Notice>
      )}
      <div className="provider-frame__stage" data-state={state}>
        {state === 'loading' && (
          <div className="provider-frame__waiting" role="status">
            <Skeleton className="provider-frame__bones" />
            Opening {title}…
          </div>
        )}
        <iframe
          key={tries}
          ref={frame}
          className="provider-frame__page"
          title={title}
          src={url}
          sandbox={access.sandbox}
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          // The height the page asks for is a minimum; the stage gives it the rest of the window.
          style={heightPx === undefined ? undefined : { minHeight: heightPx }}
        />
      </div>
    </>
  );
}
