import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CouponEvent, CouponMarketKind } from '../../contract/betting/coupon.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { loadMoreCoupons } from './couponEvents.ts';
import './CouponEvents.css';
import { CouponTable } from './CouponTable.tsx';
import { LeagueChoice } from './LeagueChoice.tsx';
import { placeHref, type SportsbookPlace } from './sportsbookPlace.ts';
import { useCouponEvents } from './useCouponEvents.ts';

interface CouponEventsProps {
  place: SportsbookPlace;
  onCompetition(name: string | undefined): void;
  onMarket(market: CouponMarketKind): void;
}

/** A sport's events, live or to come, with its competitions to choose from. */
export function CouponEvents({ place, onCompetition, onMarket }: CouponEventsProps) {
  const { isLive, competition } = place;
  const list = useCouponEvents(place);
  const snapshot = useSnapshot(list.state);
  const { data, status } = snapshot;
  const isWide = useMedia(from(WINDOW.wide));

  if (!data) {
    if (status !== 'failed') return <Waiting />;
    return (
      <ErrorState
        title="The sportsbook could not be loaded"
        text="None of it is saved on this phone yet. Your slip and your bets have not changed."
        onRetry={() => void list.refresh()}
      />
    );
  }
  const events = data.events as readonly CouponEvent[];
  const age = <ListAge list={snapshot} onRetry={() => void list.refresh()} />;
  return (
    <>
      <div className="coupon-events__bar">
        <LeagueChoice
          isWide={isWide}
          leagues={data.competitions}
          selected={competition}
          total={data.competitions.reduce((sum, { events: count }) => sum + count, 0)}
          onSelect={onCompetition}
        />
        {isWide && age}
      </div>
      {events.length === 0 ? (
        <>
          {!isWide && age}
          <EmptyState
            picture="ball"
            title={`Nothing ${competition === undefined ? '' : `of ${competition} `}is ${isLive ? 'live' : 'listed'} right now`}
            text={
              isLive
                ? 'Matches appear here when they start. Turn Live off for those to come.'
                : 'Matches appear here as soon as their odds are out.'
            }
          >
            {competition !== undefined && (
              <Button kind="quiet" onClick={() => onCompetition(undefined)}>
                See all competitions
              </Button>
            )}
          </EmptyState>
        </>
      ) : (
        <CouponTable
          age={!isWide && age}
          events={events}
          market={place.market}
          onMarket={onMarket}
          hrefOf={(gameId) => placeHref({ ...place, gameId })}
        />
      )}
      {events.length < data.total && <More place={place} shown={events.length} of={data.total} />}
    </>
  );
}

function More({ place, shown, of }: { place: SportsbookPlace; shown: number; of: number }) {
  const [isBusy, setBusy] = useState(false);
  function load() {
    setBusy(true);
    // The failure shows as a toast; the events on screen stay.
    loadMoreCoupons(place)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  }
  return (
    <div className="coupon-events__more">
      <Button kind="quiet" isWide isBusy={isBusy} onClick={load}>
        Show more ({shown} of {of})
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className="coupon-events__waiting">
      <Skeleton className="coupon-events__bone" />
      <Skeleton className="coupon-events__bone" />
      <Skeleton className="coupon-events__bone" />
      <Skeleton className="coupon-events__bone" />
    </div>
  );
}
