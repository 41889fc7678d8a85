import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CouponEvent, CouponMarketKind } from '../../contract/betting/coupon.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { Mark } from '../../ui/crest/Mark.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { CouponRow } from './CouponRow.tsx';
import { columnsIn, columnsOf } from './couponKinds.ts';
import './CouponTable.css';

interface CouponTableProps {
  events: readonly CouponEvent[];
  /** The market chosen to be shown where there is no room for all. */
  market: CouponMarketKind | undefined;
  /** Shows how old the list is. */
  age: ReactNode;
  onMarket(kind: CouponMarketKind): void;
  hrefOf(gameId: string): string;
}

/** From this width on the columns stand beside the names, each wide enough for four digits. */
const WIDE_PX = 620;
const PLACE_PX = 58;
/** For a kick-off, two names and the way to all markets. */
const ABOUT_PX = 320;

/** Events by competition. On a phone one market at a time; where there is room, several side by side. */
export function CouponTable({ events, market, age, onMarket, hrefOf }: CouponTableProps) {
  const [table, places] = usePlaces();
  const now = useNow();
  const columns = columnsOf(events);
  const shown = columnsIn(columns, market, places);
  const isChosen = shown.length < columns.length;
  return (
    <div
      ref={table}
      className="coupon-table"
      data-sport={events[0]?.sportId}
      style={
        {
          '--places': shown.reduce((sum, column) => sum + column.places, 0),
          '--markets': shown.length,
        } as CSSProperties
      }
    >
      {isChosen && (
        <ChipRow label="Market" className="coupon-table__kinds">
          {columns.map(({ kind, name }) => (
            <Chip
              key={kind}
              isLow
              isOn={shown.some((column) => column.kind === kind)}
              onClick={() => onMarket(kind)}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      {[...byCompetition(events)].map(([competition, group], index) => (
        <section key={competition} className="coupon-table__group" aria-label={competition}>
          <div className="coupon-table__head">
            <h2 title={competition}>
              <Mark name={competition} hasEmblem />
              {competition}
            </h2>
            {index === 0 && age && <div className="coupon-table__age">{age}</div>}
            <div className="coupon-table__columns" aria-hidden="true">
              {shown.map(({ kind, name, places: width }) => (
                <span key={kind} className={`coupon-table__column coupon-table__column--${width}`}>
                  {name}
                </span>
              ))}
            </div>
          </div>
          <ul>
            {group.map((event) => (
              <CouponRow
                key={event.gameId}
                event={event}
                columns={shown}
                href={hrefOf(event.gameId)}
                now={now}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** In the order of the list. */
function byCompetition(events: readonly CouponEvent[]): Map<string, CouponEvent[]> {
  const groups = new Map<string, CouponEvent[]>();
  for (const event of events) {
    const group = groups.get(event.competition);
    if (group) group.push(event);
    else groups.set(event.competition, [event]);
  }
  return groups;
}

/** How many selections fit in a line; on a phone, those of one market. */
function usePlaces() {
  const table = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState(1);
  // Before the first paint: the columns that come later would push the first ones aside.
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      setPlaces(width < WIDE_PX ? 1 : Math.floor((width - ABOUT_PX) / PLACE_PX));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [table, places] as const;
}
