import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { ProviderDesk } from '../../features/casino/ProviderDesk.tsx';
import { MarketDayView } from '../../features/market-day/MarketDayView.tsx';
import { ProviderFrame } from '../../features/provider-frame/ProviderFrame.tsx';
import { usePageDetail } from '../../state/device/pageDetail.ts';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

interface CasinoDesktopScreenProps {
  params: Record<string, string | undefined>;
}

/** Our own id among the lobby's providers. */
const HOUSE = 'oja';

/**
 * A provider's games over the full width. This address is exempt from redirects, so it must handle guests
 * itself.
 */
export function CasinoDesktopScreen({ params: { provider = '' } }: CasinoDesktopScreenProps) {
  const gameCode = new URLSearchParams(useSearch()).get('game') ?? undefined;
  if (provider === HOUSE) return <OwnGame />;
  return (
    <ProviderDesk
      provider={provider}
      gameCode={gameCode}
      framed={(frame) => <ProviderFrame {...frame} />}
    />
  );
}

function OwnGame() {
  const { isAuth } = useSnapshot(session);
  usePageDetail('Market Day');
  if (isAuth) return <MarketDayView />;
  return (
    <EmptyState isPage title="Market Day" text="Sign in to play. A round costs from ₦10.">
      <Button onClick={askToSignIn}>Sign in</Button>
    </EmptyState>
  );
}
