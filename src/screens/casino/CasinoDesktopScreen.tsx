import { useSearch } from 'wouter';
import { ProviderDesk } from '../../features/casino/ProviderDesk.tsx';
import { href, paths } from '../../paths.ts';
import { late } from '../../ui/late/late.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Loading } from '../../ui/status/Loading.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

interface CasinoDesktopScreenProps {
  params: Record<string, string | undefined>;
}

const GameView = late(
  () => import('../../features/games/GameView.tsx').then((module) => module.GameView),
  {
    waiting: (
      <Loading label="Opening the game">
        <Skeleton />
      </Loading>
    ),
    failed: (retry) => (
      <ErrorState title="The game could not be loaded" text="Nothing was staked." onRetry={retry} />
    ),
  },
);

/** Our own id among the lobby's providers, and its only game. */
const HOUSE = 'oja';
const OWN_GAME = 'oja-market-day';

/**
 * A provider's games over the full width. This address is exempt from redirects, so it must handle guests
 * itself.
 */
export function CasinoDesktopScreen({ params: { provider = '' } }: CasinoDesktopScreenProps) {
  const asked = new URLSearchParams(useSearch()).get('game') ?? undefined;
  const isHouse = provider === HOUSE;
  const gameCode = asked ?? (isHouse ? OWN_GAME : undefined);
  return (
    <ProviderDesk
      provider={provider}
      gameCode={gameCode}
      // Our own page is the game itself: it cannot be left for.
      leaveTo={isHouse ? paths.casinos : href(paths.casinoDesktop, { provider })}
      played={(game) => <GameView {...game} />}
    />
  );
}
