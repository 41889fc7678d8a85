import '../../ui/score/LiveWord.css';
import '../../ui/score/SideScore.css';
import '../../ui/score/Sides.css';
import { Link } from 'wouter';
import type { CouponEvent, CouponMarket } from '../../contract/betting/coupon.ts';
import { startsOnDay } from '../../domain/time/lagosTime.ts';
import { classes } from '../../ui/classes.ts';
import { sideMark } from '../../ui/crest/sideMark.tsx';
import { useInView } from '../../ui/list/useInView.ts';
import { LiveWord } from '../../ui/score/LiveWord.tsx';
import { SideScore } from '../../ui/score/SideScore.tsx';
import { Sides } from '../../ui/score/Sides.tsx';
import { TrackerLine } from '../../ui/score/TrackerLine.tsx';
import { type CouponColumn, mainMarket } from './couponKinds.ts';
import './CouponRow.css';
import { OddsCell } from './OddsCell.tsx';
import { useFreshOdds } from './useFreshOdds.ts';

interface CouponRowProps {
  event: CouponEvent;
  columns: readonly CouponColumn[];
  href: string;
  now: number;
}

/** One event: teams, score and its odds in columns. */
export function CouponRow({ event, columns, href, now }: CouponRowProps) {
  const [row, isSeen] = useInView<HTMLLIElement>();
  const markets = columns.map(({ kind }) => mainMarket(event, kind));
  useFreshOdds(
    markets.filter((market) => market !== undefined),
    isSeen,
  );
  const { home, away, score, inPlay, startsAt, marketCount } = event;
  const name = `${home} v ${away}`;
  return (
    <li ref={row} className="coupon-row">
      <div className="coupon-row__about">
        <div className="coupon-row__time">
          {inPlay ? (
            <b className="coupon-row__live">
              <LiveWord sportId={event.sportId} detail={score?.detail} />
            </b>
          ) : (
            <span className="coupon-row__when">{startsOnDay(startsAt, now)}</span>
          )}
          {inPlay && score && <TrackerLine sportId={event.sportId} score={score} />}
        </div>
        <div className="coupon-row__match">
          <Link
            className={classes('coupon-row__sides', score && 'coupon-row__sides--scored')}
            href={href}
            title={event.name}
          >
            <Sides sportId={event.sportId} name={name} markOf={sideMark} />
          </Link>
          {score && <SideScore name={name} score={score} />}
        </div>
      </div>
      <div className="coupon-row__markets">
        {columns.map(({ kind, places }, index) => (
          <Market key={kind} event={event} market={markets[index]} places={places} />
        ))}
      </div>
      <Link
        className="coupon-row__more"
        href={href}
        aria-label={`All ${marketCount} markets of ${event.name}`}
      >
        +{marketCount}
      </Link>
    </li>
  );
}

interface MarketProps {
  event: CouponEvent;
  market: CouponMarket | undefined;
  places: number;
}

function Market({ event, market, places }: MarketProps) {
  return (
    <fieldset className={`coupon-row__market coupon-row__market--${places}`}>
      <legend className="visually-hidden">
        {event.name}, {market?.name ?? 'not offered'}
      </legend>
      {market ? (
        market.selections.map((selection) => (
          <OddsCell
            key={selection.selectionId}
            event={event}
            market={market}
            selection={selection}
          />
        ))
      ) : (
        <span className="coupon-row__none">Not offered</span>
      )}
    </fieldset>
  );
}
