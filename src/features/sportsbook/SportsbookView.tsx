import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation, useSearch } from 'wouter';
import { connection } from '../../state/session/connection.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { chipClass } from '../../ui/button/chipClass.ts';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { CouponEvents } from './CouponEvents.tsx';
import { CouponEventView } from './CouponEventView.tsx';
import type { StatisticsOfEvent } from './CouponMarkets.tsx';
import { CodeFromLink } from './code/CodeFromLink.tsx';
import { OpenCode } from './code/OpenCode.tsx';
import { couponEvent, couponEvents } from './couponEvents.ts';
import './SportsbookView.css';
import { placeHref, readPlace, SPORT_TABS } from './sportsbookPlace.ts';

interface SportsbookViewProps {
  search?: ReactNode;
  statistics?: StatisticsOfEvent;
}

/** The house's fixed odds: events by sport, live or to come, or one event with all its markets. */
export function SportsbookView({ search, statistics }: SportsbookViewProps) {
  const place = readPlace(useSearch());
  const { code, gameId, competition, market, ...list } = place;
  const listed = { ...list, ...(competition !== undefined && { competition }) };
  const within = { ...listed, ...(market !== undefined && { market }) };
  const [, navigate] = useLocation();
  const { status } = useSnapshot(connection);
  const { data } = useSnapshot(couponEvents({ ...list, competition }).state);
  const ofSport = data?.sports.find(({ sportId }) => sportId === place.sport);
  return (
    <div className={classes('sportsbook', status === 'offline' && 'sportsbook--old')}>
      {code !== undefined && (
        <CodeFromLink code={code} rest={placeHref({ ...within, ...(gameId && { gameId }) })} />
      )}
      {status === 'offline' && (
        <OfflineNotice
          odds={gameId === undefined ? couponEvents({ ...list, competition }) : couponEvent(gameId)}
        />
      )}
      {gameId !== undefined ? (
        <CouponEventView
          key={gameId}
          gameId={gameId}
          back={placeHref(within)}
          statistics={statistics}
        />
      ) : (
        <>
          <div className="sportsbook__head">
            <h1 className="sportsbook__title">
              <span className="visually-hidden">Sportsbook: </span>
              {competition ?? SPORT_TABS.find(({ id }) => id === list.sport)?.name}
              {list.isLive && ', live'}
            </h1>
            {search && <div className="sportsbook__search">{search}</div>}
            <OpenCode />
          </div>
          <div className="sportsbook__which">
            <nav className="sportsbook__sports" aria-label="Sport of the sportsbook">
              {SPORT_TABS.map(({ id, name }) => (
                <Link
                  key={id}
                  className={chipClass({ isLow: true })}
                  href={placeHref({ sport: id, isLive: list.isLive })}
                  aria-current={id === list.sport ? 'page' : undefined}
                >
                  {name}
                </Link>
              ))}
            </nav>
            <Chip
              isLow
              isOn={list.isLive}
              onClick={() =>
                navigate(placeHref({ sport: list.sport, isLive: !list.isLive }), { replace: true })
              }
            >
              Live{ofSport && <span className="sportsbook__count"> {ofSport.live}</span>}
            </Chip>
          </div>
          <CouponEvents
            key={placeHref(listed)}
            place={within}
            onCompetition={(name) =>
              navigate(placeHref({ ...list, ...(name !== undefined && { competition: name }) }), {
                replace: true,
              })
            }
            onMarket={(kind) => navigate(placeHref({ ...listed, market: kind }), { replace: true })}
          />
        </>
      )}
    </div>
  );
}

/** Speaks of odds only where some are kept. */
function OfflineNotice({ odds }: { odds: { state: { data?: unknown } } }) {
  const { data } = useSnapshot(odds.state);
  return (
    <Notice kind="warning">
      {data === undefined
        ? 'You are offline. Your slip is kept as a draft, and long booking codes still open.'
        : 'You are offline. These odds are the last ones known; your slip is kept as a draft, and long booking codes still open.'}
    </Notice>
  );
}
