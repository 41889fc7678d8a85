import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardsFrame } from '../features/events/card/CardsFrame.tsx';
import { EventRow } from '../features/events/card/EventRow.tsx';
import { anEvent } from '../testing/builders.ts';
import { AgeLine } from '../ui/list/AgeLine.tsx';
import { AgeTime } from '../ui/list/AgeTime.tsx';
import { OfflineNote } from '../ui/status/OfflineNote.tsx';
import { toNodes } from './toNodes.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const runners = [
  { runnerId: 'home', name: 'Eko Lanterns', back: 185, lay: 186 },
  { runnerId: 'draw', name: 'The Draw', back: 340 },
  { runnerId: 'away', name: 'Jos Miners' },
];
const row = (event: Parameters<typeof anEvent>[0]) => (
  <EventRow
    event={anEvent({ gameId: 'a', matchOddsId: 'm-1', runners, ...event })}
    now={NOW}
    nameId="event-a"
    Link={(props) => <a {...props} />}
    markOf={(_, isPerson) => isPerson && <i />}
    priceOf={({ className, text }) => (
      <button type="button" className={className} onClick={() => undefined}>
        {text}
      </button>
    )}
  />
);

test.each([
  ['a match in play', row({ score: { line: '1–0', detail: '63′' }, matched: 950_00 })],
  ['one that is suspended', row({ matchOddsStatus: 'suspended', hasFancy: true })],
  ['one to come', row({ inPlay: false, status: 'upcoming', startsAt: NOW + 600_000 })],
  [
    'the frame around one',
    <CardsFrame key="" events={[{ runners }]}>
      {row({})}
    </CardsFrame>,
  ],
  [
    'an age',
    <AgeLine
      key=""
      age={<AgeTime at={NOW} now={NOW} telling="mark" />}
      problem="no connection"
      isStale
      hasButton
    />,
  ],
  ['no network', <OfflineNote key="" since={NOW} isSilent />],
])('nodes are as React renders them: %s', (_, view) => {
  const place = document.createElement('div');
  place.append(...toNodes(view));
  const expected = document.createElement('div');
  expected.innerHTML = renderToStaticMarkup(view);
  expect(place.textContent).not.toBe('');
  expect(place.innerHTML).toBe(expected.innerHTML);
});
