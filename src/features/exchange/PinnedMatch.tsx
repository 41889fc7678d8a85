import './PinnedMatch.css';
import { type ReactNode, useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { scoreText } from '../../domain/market/scoreText.ts';
import { href, paths } from '../../paths.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { keepMatch, liveGame, watchMatch } from '../../state/live/marketStream.ts';
import type { LiveGame } from '../../state/live/marketStreamGame.ts';
import { useFrames, useGameStatus } from '../../state/live/marketStreamHooks.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import { useInView } from '../../ui/list/useInView.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { FancySection } from './fancy/FancySection.tsx';
import type { MarketTools } from './market/MarketProps.ts';
import { MarketSection } from './market/MarketSection.tsx';

interface PinnedMatchProps {
  gameId: string;
  /** The markets to show, in this order. */
  markets: readonly { marketId: string; hasLadders?: boolean | undefined }[];
  headTools: MarketTools;
  /** In each market's last line. */
  tools?: (market: LiveMarket, eventName: string) => ReactNode;
  onLadders?: (marketId: string, hasLadders: boolean) => void;
  /** After the name of the match; what is shown is called `name`. */
  headSide?: (name: string) => ReactNode;
  /** Replaces a market that is no longer listed. */
  gone(marketId: string): ReactNode;
}

/** Some markets of one match, on a page with markets of others. Streams prices only while visible. */
export function PinnedMatch(props: PinnedMatchProps) {
  const { gameId, markets, headTools, tools, onLadders, headSide, gone } = props;
  const [section, isIn] = useInView<HTMLElement>();
  useEffect(() => (isIn ? watchMatch(gameId) : undefined), [gameId, isIn]);
  useEffect(() => keepMatch(gameId), [gameId]);
  const game = liveGame(gameId);
  const { data, status } = useSnapshot(game.saved.state);
  const { isMissing } = useGameStatus(game);
  const frames = useFrames(game);
  const bets = useMatchBets(gameId);
  const nameId = useId();
  const eventName = data?.event.name ?? '';
  const marketTools = useCallback(
    (market: LiveMarket) => tools?.(market, eventName),
    [tools, eventName],
  );
  const sportId = data?.event.sportId;
  const shared = { game, eventName, sportId, bets, headTools, matchNameId: nameId };
  const ids = markets.map(({ marketId }) => marketId);
  const sessions = frames.filter(
    ({ kind, marketId }) => kind === 'fancy' && ids.includes(marketId),
  );
  const first = frames.find(({ marketId }) => marketId === ids[0]);
  const name = [first?.name, eventName].filter(Boolean).join(', ');
  const isKnown = data !== undefined;
  const hasFailed = status === 'failed';
  return (
    <section
      ref={section}
      className="pinned"
      // One market alone says itself whose it is.
      aria-label={headSide ? undefined : (data?.event.name ?? 'Starred match')}
      aria-busy={!isKnown && !hasFailed}
    >
      <header className="pinned__head">
        <Link id={nameId} className="pinned__name" href={href(paths.match, { gameId })}>
          {data?.event.name ?? (hasFailed || isMissing ? 'Match' : <Skeleton />)}
        </Link>
        <ScoreLine game={game} />
        {headSide && <div className="pinned__side">{headSide(name)}</div>}
      </header>
      {sessions.length > 0 && (
        <FancySection {...shared} frames={sessions} {...(headSide && { label: name })} />
      )}
      {markets.map(({ marketId, hasLadders = false }) => {
        const frame = frames.find((other) => other.marketId === marketId);
        const market = game.book.markets.get(marketId);
        if (frame?.kind === 'fancy') return null;
        if (frame && market) {
          return (
            <MarketSection
              key={marketId}
              {...shared}
              market={market}
              frame={frame}
              tools={marketTools}
              isCompact={headSide !== undefined}
              {...(onLadders && { hasLadders, onLadders })}
            />
          );
        }
        return (
          <div key={marketId}>
            {isKnown || isMissing ? (
              gone(marketId)
            ) : hasFailed ? (
              <p className="pinned__unknown">
                This market is not saved on this phone. It opens when you are online.
              </p>
            ) : (
              <Skeleton className="pinned__waiting" />
            )}
          </div>
        );
      })}
    </section>
  );
}

function ScoreLine({ game: { book } }: { game: LiveGame }) {
  const score = useSyncExternalStore(book.scored.subscribe, () => book.score);
  return <span className="pinned__score">{score && scoreText(score)}</span>;
}
