import './BesidePrices.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { hasBook } from '../domain/market/hasBook.ts';
import { DeskOneClick } from '../features/betslip/settings/DeskOneClick.tsx';
import { favourites } from '../features/events/favourites/favourites.ts';
import * as slipTexts from '../messages/english/slipDock.ts';
import { useKnownMatchBets } from '../state/bets/betsHooks.ts';
import { betslip } from '../state/bets/betslip.ts';
import { disarm } from '../state/bets/oneClick/oneClick.ts';
import { useOpenBets } from '../state/bets/openBets.ts';
import { slipMark } from '../state/bets/slipMark.ts';
import { liveGame } from '../state/live/marketStream.ts';
import { useFrames } from '../state/live/marketStreamHooks.ts';
import { BesideSlot } from '../ui/dock/Beside.tsx';
import { inPlace } from '../ui/late/inPlace.tsx';
import { late } from '../ui/late/late.tsx';
import { EmptyState } from '../ui/status/EmptyState.tsx';
import { legend } from './keys/legend.ts';

const MatchBets = late(
  () => import('../features/bets/MatchBets.tsx').then((module) => module.MatchBets),
  inPlace,
);
const OpenBets = late(
  () => import('../features/bets/BetGroupList.tsx').then((module) => module.BetGroupList),
  inPlace,
);

/** What stands in the column beside prices. */
export type Beside = 'slip' | 'match' | 'open';

export interface BesidePricesProps {
  /** The match, or My markets of many. */
  of: { gameId: string } | 'my markets';
  shown: Beside;
  onShow(what: Beside): void;
}

const ALL = {};

/**
 * At the top of the column beside the prices of a desk: what is docked there, one-click, and the player's bets in
 * place of the slip.
 */
export function BesidePrices({ of, shown, onShow }: BesidePricesProps) {
  const { picked } = useSnapshot(slipMark);
  const { sums } = useOpenBets();
  const tap = useSnapshot(betslip).tap?.reason;
  const gameId = of === 'my markets' ? undefined : of.gameId;
  // Whoever taps a price looks at the slip; a click that bets needs none, unless it could not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tap
  useEffect(() => {
    if (!betslip.isOneClick || tap !== undefined) onShow('slip');
  }, [picked, tap]);
  const choose = (id: Beside, label: string, count: number | undefined, key: string) => (
    <button
      type="button"
      className="beside__choice"
      aria-pressed={shown === id}
      aria-keyshortcuts={key}
      onClick={() => onShow(id)}
    >
      {label} {count !== undefined && <span translate="no">{count}</span>}
    </button>
  );
  return (
    <>
      {gameId === undefined ? <MyMarketsWatch /> : <SuspensionWatch gameId={gameId} />}
      <BesideSlot />
      <DeskOneClick
        help={
          <button
            type="button"
            className="beside__keys"
            aria-keyshortcuts="?"
            onClick={() => {
              legend.isOpen = true;
            }}
          >
            Keys
          </button>
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a layout of its own */}
      <div
        role="group"
        aria-label={gameId === undefined ? 'Beside the markets' : 'Beside the match'}
        className="beside__choices"
      >
        {choose('slip', 'Bet slip', undefined, 's')}
        {gameId !== undefined && <ThisMatch gameId={gameId} choose={choose} />}
        {choose('open', 'All open', sums?.count, 'o')}
      </div>
      {shown === 'match' && gameId !== undefined && <BetsHere gameId={gameId} />}
      {shown === 'open' && (
        <div className="beside__bets">
          <OpenBets group="open" filter={ALL} isBeside />
        </div>
      )}
    </>
  );
}

interface ThisMatchProps {
  gameId: string;
  choose(id: Beside, label: string, count: number, key: string): ReactNode;
}

function ThisMatch({ gameId, choose }: ThisMatchProps) {
  return choose('match', 'This match', useKnownMatchBets(gameId).length, 'm');
}

function BetsHere({ gameId }: { gameId: string }) {
  const here = useKnownMatchBets(gameId);
  return (
    <div className="beside__bets">
      {here.length > 0 ? (
        <MatchBets gameId={gameId} />
      ) : (
        <EmptyState
          title="No open bets here"
          text="Your bets on this match appear here until they are settled."
        />
      )}
    </div>
  );
}

function MyMarketsWatch() {
  const { markets } = useSnapshot(favourites);
  return [...new Set(markets.map(({ gameId }) => gameId))].map((gameId) => (
    <SuspensionWatch key={gameId} gameId={gameId} />
  ));
}

/** A suspension comes with a goal or a wicket: the click that was meant for the old price must not bet at the new one. */
function SuspensionWatch({ gameId }: { gameId: string }) {
  const frames = useFrames(liveGame(gameId));
  const before = useRef(frames);
  useEffect(() => {
    const wasOpen = new Set(
      before.current.flatMap(({ marketId, status }) => (status === 'open' ? [marketId] : [])),
    );
    before.current = frames;
    const stopped = frames.find(
      ({ marketId, kind, status }) =>
        status === 'suspended' && hasBook(kind) && wasOpen.has(marketId),
    );
    if (stopped) disarm(slipTexts.endedSuspended(stopped.name));
  }, [frames]);
  return null;
}
