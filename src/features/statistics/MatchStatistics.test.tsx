import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../mocks/domain/refusal.ts';
import {
  getStatistics,
  type MatchStatistics as Known,
  type PlayedMatch,
} from '../../contract/betting/statistics.ts';
import { aGameId } from '../../testing/builders.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { rows } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import { MatchStatistics } from './MatchStatistics.tsx';

const DAY_MS = 86_400_000;
const KANO = 'Kano Miners';
const JOS = 'Jos Peaks';

const played = (
  daysAgo: number,
  home: string,
  score: string,
  away: string,
  winner: PlayedMatch['winner'],
): PlayedMatch => ({
  startsAt: Date.now() - daysAgo * DAY_MS,
  competition: 'Plateau League',
  ...{ home, away, score, winner },
});

const KNOWN: Known = {
  stage: 'Round 3',
  form: {
    home: [
      played(7, KANO, '2–1', 'Eko Lanterns', 'home'),
      played(14, 'Eko Lanterns', '0–0', KANO, 'none'),
      played(21, 'Aba Stars', '3–1', KANO, 'home'),
    ],
    away: [],
  },
  meetings: [
    played(100, JOS, '0–2', KANO, 'away'),
    played(200, KANO, '1–1', JOS, 'none'),
    played(300, KANO, '0–1', JOS, 'away'),
  ],
  table: [
    { side: 'Aba Stars', played: 2, won: 2, drawn: 0, lost: 0, scored: 5, conceded: 1, points: 6 },
    { side: KANO, played: 2, won: 1, drawn: 1, lost: 0, scored: 3, conceded: 3, points: 4 },
    { side: JOS, played: 2, won: 0, drawn: 0, lost: 2, scored: 1, conceded: 4, points: 0 },
  ],
};

let gameId: string;

function open(network: Network, known: Known | Refusal) {
  network.answer(getStatistics, () => {
    if (known instanceof Refusal) throw known;
    return { asOf: Date.now(), statistics: known };
  });
  gameId = aGameId();
  return showIt();
}

const showIt = () =>
  show(<MatchStatistics gameId={gameId} sportId={1} name={`${KANO} v ${JOS}`} isInPlay={false} />);
const card = (name: string) => screen.findByRole('region', { name });

test('form is told in words, the latest first, and a side that has not played says so', async () => {
  open(openNetwork(), KNOWN);
  const form = await card('Form, latest first');
  const chips = within(form).getByRole('list', { name: `Form of ${KANO}` });
  const words = within(chips)
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
  expect(words).toEqual(['WWon', 'DDrew', 'LLost']);
  expect(within(form).getByText('Nothing played yet.')).toBeDefined();
});

test('meetings have their sum, and the table marks the two sides', async () => {
  open(openNetwork(), KNOWN);
  expect((await card('Head to head')).textContent).toContain(
    `${KANO} won 1 · ${JOS} won 1 · 1 drawn`,
  );
  const table = within(await card('Table')).getByRole('table');
  expect(rows(table)).toEqual([
    ['1', 'Aba Stars', '2', '2', '0', '0', '+4', '6'],
    ['2', `${KANO}, of this match`, '2', '1', '1', '0', '0', '4'],
    ['3', `${JOS}, of this match`, '2', '0', '0', '2', '−3', '0'],
  ]);
});

test('line-ups and the figures of the match come when it is near', async () => {
  const live = {
    ...{ possession: [61, 39], shots: [9, 3], shotsOnTarget: [4, 1], corners: [5, 0] },
    ...{ fouls: [7, 8], offsides: [1, 2], yellowCards: [0, 1], redCards: [0, 0] },
  } as const;
  open(openNetwork(), {
    ...KNOWN,
    lineups: {
      home: [{ name: 'Musa Bello', role: 'goalkeeper' }],
      away: [{ name: 'Ade Okon', role: 'goalkeeper' }],
    },
    live: Object.fromEntries(
      Object.entries(live).map(([key, [home, away]]) => [key, [home, away]]),
    ) as Known['live'],
  });
  const figures = within(await card('Figures of the match'));
  expect(figures.getByRole('row', { name: '61% Possession 39%' })).toBeDefined();
  expect(figures.getByRole('row', { name: '0 Red cards 0' })).toBeDefined();
  const lineup = screen.getByRole('list', { name: `Line-up of ${JOS}` });
  expect(lineup.textContent).toContain('Ade Okon goalkeeper');
});

test('what was opened stays without a network, with its age, and comes anew when asked', async () => {
  const network = openNetwork();
  open(network, KNOWN);
  await card('Table');
  cleanup();
  network.goDown();
  const user = showIt();
  expect(await card('Table')).toBeDefined();
  expect(await screen.findByText("Couldn't update")).toBeDefined();
  network.comeBack();
  network.answer(getStatistics, () => ({
    asOf: Date.now(),
    statistics: { ...KNOWN, stage: 'Round 4' },
  }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Round 4')).toBeDefined();
});

test('what was never opened can be tried again; a match that is gone, or new, has none', async () => {
  const network = openNetwork();
  network.goDown();
  const user = open(network, KNOWN);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  network.comeBack();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Table');
  cleanup();
  open(network, new Refusal('unknown-event', 'No such match', { status: 404 }));
  await screen.findByRole('heading', { name: 'No statistics of this match' });
  cleanup();
  open(network, { stage: 'Round 1', form: { home: [], away: [] }, meetings: [] });
  await screen.findByRole('heading', { name: 'No statistics of this match' });
});
