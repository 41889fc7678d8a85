import './PinnedMatch.css';
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { scoreText } from '../../domain/market/scoreText.ts';
import { href, paths } from '../../paths.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { keepMatch, liveGame, watchMatch } from '../../state/live/marketStream.ts';
import type { LiveGame } from '../../state/live/marketStreamGame.ts';
import { useFrames, useGameStatus } from '../../state/live/marketStreamHooks.ts';
import { useInView } from '../../ui/list/useInView.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { FancySection } from './fancy/FancySection.tsx';
import type { MarketTools } from './market/MarketProps.ts';
import { MarketSection } from './market/MarketSection.tsx';

interface PinnedMatchProps {
  gameId: string;
  /** The markets to show, in this order. */
  marketIds: readonly string[];
  headTools: MarketTools;
  /** Replaces a market that is no longer listed. */
  gone(marketId: string): ReactNode;
}

/** Some markets of one match, on a page with markets of others. Streams prices only while visible. */
export function PinnedMatch({ gameId, marketIds, headTools, gone }: PinnedMatchProps) {
  const [section, isIn] = useInView<HTMLElement>();
  useEffect(() => (isIn ? watchMatch(gameId) : undefined), [gameId, isIn]);
  useEffect(() => keepMatch(gameId), [gameId]);
  const game = liveGame(gameId);
  const { data, status } = useSnapshot(game.saved.state);
  const { isMissing } = useGameStatus(game);
  const frames = useFrames(game);
  const bets = useMatchBets(gameId);
  const nameId = useId();
  const sessions = frames.filter(
    ({ kind, marketId }) => kind === 'fancy' && marketIds.includes(marketId),
  );
  const isKnown = data !== undefined;
  const hasFailed = status === 'failed';
  return (
    <section
      ref={section}
      className="pinned"
      aria-label={data?.event.name ?? 'Starred match'}
      aria-busy={!isKnown && !hasFailed}
    >
      <header className="pinned__head">
        <Link id={nameId} className="pinned__name" href={href(paths.match, { gameId })}>
          {data?.event.name ?? (hasFailed || isMissing ? 'Match' : <Skeleton />)}
        </Link>
        <ScoreLine game={game} />
      </header>
      {sessions.length > 0 && (
        <FancySection
          game={game}
          frames={sessions}
          eventName={data?.event.name ?? ''}
          bets={bets}
          headTools={headTools}
          matchNameId={nameId}
        />
      )}
      {marketIds.map((marketId) => {
        const frame = frames.find((other) => other.marketId === marketId);
        const market = game.book.markets.get(marketId);
        if (frame?.kind === 'fancy') return null;
        if (frame && market) {
          return (
            <MarketSection
              key={marketId}
              game={game}
              market={market}
              frame={frame}
              eventName={data?.event.name ?? ''}
              bets={bets}
              headTools={headTools}
              matchNameId={nameId}
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
