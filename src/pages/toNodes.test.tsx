import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardsFrame } from '../features/events/card/CardsFrame.tsx';
import { EventRow } from '../features/events/card/EventRow.tsx';
import { anEvent } from '../testing/builders.ts';
import { CoverArt } from '../ui/art/covers/CoverArt.tsx';
import { sideArt } from '../ui/crest/sideArt.tsx';
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
  ['a crest and its colours', <p key="">Eko Lanterns{sideArt('Eko Lanterns', false)}</p>],
  [
    'a cover, with lines of a width of their own',
    <div key="">
      Danfo
      <CoverArt gameCode="spm-danfo-dash" theme={undefined} parts={[[1, 'M0 0h9', 3]]} />
    </div>,
  ],
  ['the mark of a person', <p key="">Bola Ige{sideArt('Bola Ige', true)}</p>],
])('nodes are as React renders them: %s', (_, view) => {
  const place = document.createElement('div');
  place.append(...toNodes(view));
  const expected = document.createElement('div');
  expected.innerHTML = renderToStaticMarkup(view);
  // React writes a style as text; here a script sets it, as the page's policy allows.
  for (const styled of expected.querySelectorAll<HTMLElement>('[style]')) {
    const style = styled.getAttribute('style') ?? '';
    styled.removeAttribute('style');
    styled.style.cssText = style;
  }
  expect(place.textContent).not.toBe('');
  expect(place.innerHTML).toBe(expected.innerHTML);
});

test('what is drawn is SVG, which the browser shows', () => {
  const place = document.createElement('div');
  place.append(...toNodes(sideArt('Eko Lanterns', false)));
  const drawn = [...place.querySelectorAll('svg, svg *')];
  expect(drawn.length).toBeGreaterThan(2);
  for (const part of drawn) expect(part.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('a chase tells the rate that is needed, and not the one reached, for which a phone has no room', () => {
  const place = document.createElement('div');
  const detail = 'Need 124 from 107 · CRR 10.62 · RRR 6.95';
  place.append(...toNodes(row({ sportId: 4, score: { line: 'LAG 94/3 (10.2)', detail } })));
  expect(place.textContent).toContain('Need 124 from 107 · RRR 6.95');
});
