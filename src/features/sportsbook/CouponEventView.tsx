import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { CouponEvent } from '../../contract/betting/coupon.ts';
import { startsText } from '../../domain/time/lagosTime.ts';
import { href, paths } from '../../paths.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { couponEvent, holdCouponEvent, knownCouponEvent } from './couponEvents.ts';
import './CouponEventView.css';
import { Parts } from '../../ui/layout/Parts.tsx';
import { CouponMarkets, type StatisticsOfEvent } from './CouponMarkets.tsx';

const REFRESH_MS = 60_000;

interface CouponEventViewProps {
  gameId: string;
  back: string;
  statistics?: StatisticsOfEvent | undefined;
}

/** One event with all the house's markets. */
export function CouponEventView({ gameId, back, statistics }: CouponEventViewProps) {
  useEffect(() => holdCouponEvent(gameId), [gameId]);
  const source = couponEvent(gameId);
  const list = useSnapshot(source.state);
  const { data, status, problemCode } = list;
  useEffect(() => {
    void source.refresh();
    // Odds refresh by themselves; this refreshes which markets there are.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void source.refresh();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [source]);

  const event = (data?.event ?? knownCouponEvent(gameId)) as CouponEvent | undefined;
  return (
    <div className="coupon-event">
      <Link className="coupon-event__back" href={back}>
        ‹ All events
      </Link>
      {event ? (
        <Event
          event={event}
          age={<ListAge list={list} onRetry={() => void source.refresh()} />}
          statistics={statistics}
        />
      ) : status !== 'failed' ? (
        <Skeleton className="coupon-event__skeleton" />
      ) : problemCode === 'unknown-event' ? (
        <EmptyState
          picture="ball"
          isPage
          title="This event is no longer offered"
          text="It is over, or its link is wrong. Bets on it are still settled and show in My bets."
        />
      ) : (
        <ErrorState
          title="This event could not be loaded"
          text="It is not saved on this phone yet. Your slip and your bets have not changed."
          onRetry={() => void source.refresh()}
        />
      )}
    </div>
  );
}

interface EventProps {
  event: CouponEvent;
  /** Shows how old it is. */
  age: ReactNode;
  statistics: StatisticsOfEvent | undefined;
}

function Event({ event, age, statistics }: EventProps) {
  const now = useNow();
  const { name, competition, inPlay, startsAt, score, gameId } = event;
  return (
    <>
      <header className="coupon-event__head">
        <h1>{name}</h1>
        <p>
          <Parts of={[competition, inPlay ? <b key="live">Live</b> : startsText(startsAt, now)]} />
        </p>
        {score && (
          <p className="coupon-event__score">
            <b>{score.line}</b> {score.detail}
          </p>
        )}
        {age}
        <Link href={href(paths.match, { gameId })}>See it on the exchange</Link>
      </header>
      <CouponMarkets event={event} statistics={statistics} />
    </>
  );
}
