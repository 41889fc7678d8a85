import './LobbyView.css';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { type LobbyPart, lobby } from '../../state/lists/lobby.ts';
import { connection } from '../../state/session/connection.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { CasinoNav } from './CasinoNav.tsx';
import { casinoChoices, loadCasinoChoices } from './casinoChoices.ts';
import { EMPTY_OWN } from './gameWords.ts';
import { LobbyFilters } from './LobbyFilters.tsx';
import { LobbySkeleton } from './LobbySkeleton.tsx';
import { type LobbyPlace, LobbyTop } from './LobbyTop.tsx';
import { lobbyIndex } from './lobbyIndex.ts';
import { MechanicPicker } from './MechanicPicker.tsx';
import {
  type GameCategory,
  type GameFilter,
  hasCategory,
  isUnfiltered,
  pickGames,
} from './pickGames.ts';
import { GameGrid } from './tiles/GameGrid.tsx';
import { useGameFilter } from './useGameFilter.ts';
import { useLobby } from './useLobby.ts';

const EVERY_GAME: Partial<GameFilter> = {
  search: '',
  provider: '',
  mechanic: undefined,
  volatility: undefined,
  rtpFrom: undefined,
};

interface LobbyViewProps {
  title: string;
  part: LobbyPlace;
  /** Limits the lobby to one provider. */
  provider?: string;
}

const KINDS: readonly GameCategory[] = ['all', 'slots', 'table', 'instant', 'crash', 'live'];
const KINDS_OF_SLOTS: readonly GameCategory[] = ['slots'];
const MARKS: readonly GameCategory[] = ['jackpots', 'new', 'favourites', 'played'];

/** The lobby, with up to two thousand games: the saved ones at once, then refreshed, then page by page. */
export function LobbyView({ title, part: place, provider }: LobbyViewProps) {
  const isOfSlots = place === 'slots';
  const whole: GameCategory = isOfSlots ? 'slots' : 'all';
  const [filter, change] = useGameFilter(whole);
  const list = useSnapshot(lobby.state);
  const { data, status } = list;
  const chosen = useSnapshot(casinoChoices);
  const isOffline = useSnapshot(connection).status === 'offline';
  useEffect(() => {
    void lobby.refresh();
    void loadCasinoChoices();
  }, []);

  const part: LobbyPart = provider ? { provider } : isOfSlots ? { kind: 'slots' } : {};
  const isFirst = isUnfiltered(filter, whole);
  const { total, isReady, more } = useLobby(part, !isFirst);
  const index = useMemo(
    () =>
      data
        ? lobbyIndex(data).filter(
            ({ game }) =>
              (!isOfSlots || game.kind === 'slots') && (!provider || game.provider === provider),
          )
        : [],
    [data, isOfSlots, provider],
  );
  const categories = useMemo(() => {
    const offered = new Set<GameCategory | 'sports'>(
      data?.providers
        .filter((row) => !provider || row.provider === provider)
        .flatMap(({ kinds }) => kinds),
    );
    const kinds = isOfSlots
      ? KINDS_OF_SLOTS
      : KINDS.filter(
          (kind) =>
            ['all', filter.category].includes(kind) ||
            // The slots of all providers have a page of their own, to which a link of this name leads.
            (offered.has(kind) && !(place === 'all' && kind === 'slots')),
        );
    // None comes between others later: of a provider not before its games are known, of the whole from the start.
    const marks = MARKS.filter(
      (mark) =>
        !provider ||
        mark === filter.category ||
        (isReady && (EMPTY_OWN[mark] || hasCategory(index, mark))),
    );
    return [...kinds, ...marks];
  }, [data, index, isOfSlots, place, provider, isReady, filter.category]);
  const isWide = useMedia(from(WINDOW.wide));
  const picker = (
    <MechanicPicker
      index={index}
      selected={filter.mechanic}
      onPick={(mechanic) => change({ mechanic })}
    />
  );
  // Typing comes first: the grid may render later.
  const asked = useDeferredValue(filter);
  const games = useMemo(() => pickGames(index, asked, chosen), [index, asked, chosen]);
  const own = EMPTY_OWN[filter.category];
  return (
    <div className="lobby">
      <CasinoNav />
      <LobbyTop
        part={place}
        title={title}
        index={index}
        isWaiting={status !== 'failed' && !isReady}
        provider={data?.providers.find((row) => row.provider === provider)}
        favourites={chosen.favourites}
        isOffline={isOffline}
        picker={isWide && picker}
      />
      {/* Not before what stands above it is known, which would push it down. */}
      {data && (
        <>
          <LobbyFilters
            filter={filter}
            onChange={change}
            categories={categories}
            providers={provider ? undefined : data.providers.filter((row) => row.games > 0)}
            isOfSlots={isOfSlots}
            picker={!isWide && picker}
          />
          <div className="lobby__state">
            <span role="status">
              {isReady
                ? countText(isFirst ? Math.max(total ?? 0, games.length) : games.length)
                : !isFirst && 'Searching…'}
            </span>
            <ListAge list={list} onRetry={() => void lobby.refresh()} />
          </div>
        </>
      )}
      {!data && status === 'failed' && (
        <ErrorState
          title={isOffline ? 'You are offline' : 'The games could not be loaded'}
          text="None are saved on this phone yet. Open the lobby once and it also shows offline."
          onRetry={() => void lobby.refresh()}
        />
      )}
      {!data && status !== 'failed' && <LobbySkeleton />}
      {data && games.length === 0 && isReady && (
        <EmptyState
          picture={own ? 'star' : 'search'}
          title={own?.title ?? 'No games found'}
          text={own?.text ?? 'Try fewer letters, another category or another provider.'}
        >
          <Button kind="quiet" onClick={() => change({ ...EVERY_GAME, category: whole })}>
            Show all games
          </Button>
        </EmptyState>
      )}
      {games.length > 0 && (
        <GameGrid
          games={games}
          total={isFirst ? Math.max(total ?? 0, games.length) : games.length}
          onMore={more}
          favourites={chosen.favourites}
          isOffline={isOffline}
        />
      )}
    </div>
  );
}

function countText(count: number): string {
  return `${count.toLocaleString('en-NG')} ${count === 1 ? 'game' : 'games'}`;
}
