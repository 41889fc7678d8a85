import type { ReactNode } from 'react';
import { type Pick, pickEvents } from '../../domain/market/pickEvents.ts';
import type { PriceOf } from '../../features/events/card/BestPrices.tsx';
import { CardsFrame } from '../../features/events/card/CardsFrame.tsx';
import { EventRow, type RowLink } from '../../features/events/card/EventRow.tsx';
import { PLACES, SectionBody } from '../../features/events/category/SectionBody.tsx';
import { at } from '../../lib/base.ts';
import type { Telling } from '../../lib/fresh.ts';
import { AgeLine } from '../../ui/list/AgeLine.tsx';
import { AgeTime } from '../../ui/list/AgeTime.tsx';
import type { MarkOf } from '../../ui/score/Sides.tsx';
import { becomeChildren } from '../become.ts';
import { toNodes } from '../toNodes.ts';
import type { ShownList } from './readEvents.ts';

interface Showing {
  list: ShownList;
  /** When it came, by this phone's clock, as its age is told: epoch ms. */
  savedAt: number;
  pick: Pick;
  problem: string | undefined;
  telling: Telling;
  now: number;
  markOf: MarkOf;
}

const Link: RowLink = ({ href, ...rest }) => <a {...rest} href={at(href)} />;

/** As `GuestPrice`: it opens the login, and the app picks it. */
const priceOf: PriceOf = ({ className, text }) => (
  <button type="button" className={className} aria-haspopup="dialog">
    {text}
  </button>
);

/** The place of a crest, until its drawing comes (`sideArt`). */
export const sidePlace: MarkOf = (_, isPerson) => (
  <span className={isPerson ? 'mark mark--round' : 'crest'} aria-hidden="true" />
);

/** Writes a list into its section, from the components that the app renders it with. */
export function showList(
  section: Element,
  { list, savedAt, pick, problem, telling, now, markOf }: Showing,
): void {
  const events = pickEvents(list.events, pick, PLACES);
  const isStale = problem !== undefined;
  write(
    section,
    '.list-age',
    <AgeLine
      age={<AgeTime at={savedAt} now={now} telling={isStale ? 'words' : telling} />}
      problem={problem}
      isStale={isStale}
      hasButton
    />,
  );
  write(
    section,
    '.event-section__body',
    <SectionBody isEmpty={events.length === 0}>
      <CardsFrame events={events}>
        {events.map((event) => (
          <EventRow
            key={event.gameId}
            event={event}
            now={now}
            nameId={`event-${event.gameId}`}
            Link={Link}
            priceOf={priceOf}
            markOf={markOf}
          />
        ))}
      </CardsFrame>
    </SectionBody>,
  );
}

function write(section: Element, place: string, view: ReactNode): void {
  const shown = section.querySelector(place);
  const [made] = toNodes(view);
  if (shown && made) becomeChildren(shown, [...made.childNodes]);
}
